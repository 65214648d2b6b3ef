import { DEFAULT_LOCALE } from '@/i18n/locales';
import { deadlineCalendar } from '@/lib/calendar/deadline-calendar';

export const dynamic = 'force-static';

export const GET = async () =>
  new Response(await deadlineCalendar(DEFAULT_LOCALE), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
