import norwegian from '@/messages/no.json' with { type: 'json' };
import sami from '@/messages/se.json' with { type: 'json' };

/** The catalogs of the company of fixture/, on which rules are tested. */
export const TEXTS = { no: norwegian, se: sami };
