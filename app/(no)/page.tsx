import { HomePage } from '@/components/home/HomePage';
import { pageMetadata } from '@/lib/metadata';

export const generateMetadata = () => pageMetadata('home', 'no');

export default function Page() {
  return <HomePage locale="no" />;
}
