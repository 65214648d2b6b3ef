import { company } from '@/lib/company';

const withMap = <Text>(...texts: Text[]): Text[] => (company.map ? texts : []);

/**
 * The sections of the privacy policy in their order (docs/behaviour.md, “Privacy policy”): keys of the catalogs. A key is a
 * paragraph, a list of keys is a list. What is stored in the browser has a component of its own, StorageSection.
 */
export const SECTIONS = [
  {
    id: 'controller',
    content: ['privacy.controller.body', 'footer.registration', 'privacy.controller.processorNote'],
  },
  {
    id: 'data',
    content: [
      'privacy.data.intro',
      ['privacy.data.inquiry', 'privacy.data.customer', 'privacy.data.technical'],
      'privacy.data.sensitive',
    ],
  },
  {
    id: 'purpose',
    content: [
      'privacy.purpose.intro',
      [
        'privacy.purpose.inquiries',
        'privacy.purpose.assignments',
        'privacy.purpose.operation',
        ...withMap('privacy.purpose.map' as const),
      ],
    ],
  },
  { id: 'voluntary', content: ['privacy.voluntary.body'] },
  {
    id: 'recipients',
    content: [
      'privacy.recipients.intro',
      [
        'privacy.recipients.processors',
        'privacy.recipients.authorities',
        ...withMap('privacy.recipients.map' as const),
      ],
      'privacy.recipients.confidentiality',
    ],
  },
  { id: 'transfers', content: ['privacy.transfers.body', ...withMap('privacy.transfers.map' as const)] },
  {
    id: 'retention',
    content: [
      'privacy.retention.intro',
      ['privacy.retention.inquiries', 'privacy.retention.customers', 'privacy.retention.logs'],
    ],
  },
  {
    id: 'rights',
    content: [
      'privacy.rights.intro',
      [
        'privacy.rights.access',
        'privacy.rights.rectification',
        'privacy.rights.erasure',
        'privacy.rights.restriction',
        'privacy.rights.objection',
        'privacy.rights.portability',
        'privacy.rights.withdraw',
      ],
      'privacy.rights.how',
      'privacy.rights.complaint',
    ],
  },
  { id: 'automated', content: ['privacy.automated.body'] },
  {
    id: 'security',
    content: [
      'privacy.security.body',
      ...(company.confirmed.securityMeasures === 'yes' ? (['privacy.security.measures'] as const) : []),
    ],
  },
  { id: 'cookies', content: [] },
] as const;
