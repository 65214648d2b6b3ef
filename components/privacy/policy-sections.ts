import { company } from '@/lib/company';

type Texts = typeof import('@/messages/no.json')['privacy'];
type SectionId = { [Key in keyof Texts]: Texts[Key] extends object ? Key : never }[keyof Texts];
type Block<Key> = Key | Key[];

const map = company.map ? (['map'] as const) : [];
const measures = company.confirmed.securityMeasures === 'yes' ? (['measures'] as const) : [];

/**
 * The sections of the privacy policy in their order, with the keys of their texts. A key is
 * a paragraph, several are a list. What is stored in the browser has a component of its own, StorageSection.
 */
export const SECTIONS: { [Id in SectionId]: Block<keyof Texts[Id] | 'registration'>[] } = {
  controller: ['body', 'registration', 'processorNote'],
  data: ['intro', ['inquiry', 'customer', 'technical'], 'sensitive'],
  purpose: ['intro', ['inquiries', 'assignments', 'operation', ...map]],
  voluntary: ['body'],
  recipients: ['intro', ['processors', 'authorities', ...map], 'confidentiality'],
  transfers: ['body', ...map],
  retention: ['intro', ['inquiries', 'customers', 'logs']],
  rights: [
    'intro',
    ['access', 'rectification', 'erasure', 'restriction', 'objection', 'portability', 'withdraw'],
    'how',
    'complaint',
  ],
  automated: ['body'],
  security: ['body', ...measures],
  cookies: [],
};
