import { PrivacyPage } from '@/components/pages/PrivacyPage';
import { pageMetadata } from '@/site/metadata';

export const generateMetadata = () => pageMetadata('privacy', 'en');

export default function Page() {
  return <PrivacyPage locale="en" />;
}
