import type { Bilingual } from '@/model/bilingual';
import { say } from '../messages';

const REASONS: Record<string, Bilingual> = {
  ERR_TLS_CERT_ALTNAME_INVALID: say('otherCertificate'),
  CERT_HAS_EXPIRED: say('oldCertificate'),
  DEPTH_ZERO_SELF_SIGNED_CERT: say('ownCertificate'),
  ENOTFOUND: say('noName'),
  ECONNREFUSED: say('noServer'),
};

/** Some hosts change pages only for browsers. */
const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,*/*',
  'Accept-Encoding': 'gzip, deflate, br',
};
const TIMEOUT_MS = 20_000;

export const request = (url: string, init?: RequestInit) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), headers: BROWSER, ...init });

export function errorCode(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name: string };
  return cause?.code ?? name;
}

export const reason = (error: unknown): Bilingual =>
  REASONS[errorCode(error)] ?? say('unreachable', { code: errorCode(error) });
