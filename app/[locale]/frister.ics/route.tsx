import { LOCALE_IDS, localeOf, staticParams } from '@/i18n/locales';
import { deadlineCalendar } from '@/lib/calendar/deadline-calendar';

export const dynamic = 'force-static';

export const generateStaticParams = () => staticParams(LOCALE_IDS);

/** The deadlines as a calendar. The build removes it if the facts have no deadlines (tools/build/finish-export.ts). */
export async function GET(_: Request, props: { params: Promise<{ locale: string }> }): Promise<Response> {
  const text = await deadlineCalendar(await localeOf(props));
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
