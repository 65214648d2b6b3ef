import { PrivacyPage } from '@/components/privacy/PrivacyPage';
import { pageMetadata } from '@/lib/metadata';

export const generateMetadata = () => pageMetadata('privacy', 'no');

export default function Page() {
  return <PrivacyPage locale="no" />;
}
