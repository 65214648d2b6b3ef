import { HomePage } from '@/components/pages/HomePage';
import { pageMetadata } from '@/site/metadata';

export const generateMetadata = () => pageMetadata('home', 'en');

export default function Page() {
  return <HomePage locale="en" />;
}
