import { deadlineCalendar } from '@/company/deadline-calendar';
import { DEFAULT_LOCALE } from '@/company/locales';

export const dynamic = 'force-static';

export const GET = async () =>
  new Response(await deadlineCalendar(DEFAULT_LOCALE), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
