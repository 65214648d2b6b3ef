import { PrivacyPage } from '@/components/privacy/PrivacyPage';
import { type LocaleParams, localeOf } from '@/i18n/locales';
import { pageMetadata } from '@/lib/metadata';

interface Props {
  params: LocaleParams;
}

export const generateMetadata = async ({ params }: Props) => pageMetadata('privacy', await localeOf(params));

export default async function Page({ params }: Props) {
  return <PrivacyPage locale={await localeOf(params)} />;
}
