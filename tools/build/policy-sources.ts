import { company } from '@/lib/company';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';

const form = new URL(FORM_ENDPOINT).origin;
const map = company.map ? [new URL(company.map.embedUrl).origin] : [];

/** What pages may load besides their own files, for their policy. */
export const sources = {
  // After consent, the map's service is requested before its frame is loaded (components/contact/MapFrame.browser.tsx).
  'connect-src': [form, ...map],
  // The form's service redirects back to the site.
  'form-action': [form],
  'frame-src': map,
};
