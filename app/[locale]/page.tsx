import { HomePage } from '@/components/home/HomePage';
import { type LocaleParams, localeOf } from '@/i18n/locales';
import { pageMetadata } from '@/lib/metadata';

interface Props {
  params: LocaleParams;
}

export const generateMetadata = async ({ params }: Props) => pageMetadata('home', await localeOf(params));

export default async function Page({ params }: Props) {
  return <HomePage locale={await localeOf(params)} />;
}
