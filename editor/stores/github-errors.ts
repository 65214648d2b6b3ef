import { type MessageKey, t } from '../labels/messages';
import { OFFLINE, type StoreError, TIMEOUT } from './store';

/** Further statuses of a `StoreError`: only older answers, only a part of the files. */
export const STALE = 2;
export const TRUNCATED = 3;

/** What the reader can do about an error, by the status of GitHub's answer. */
const BY_STATUS: Record<number, MessageKey> = {
  [OFFLINE]: 'offline',
  [TIMEOUT]: 'timeout',
  [STALE]: 'stale',
  [TRUNCATED]: 'tooManyFiles',
  401: 'tokenNeeded',
  404: 'noAccess',
  413: 'tooLarge',
};
const BY_MESSAGE: [answer: RegExp, key: MessageKey][] = [
  [/^403 .*(SAML|SSO)/, 'singleSignOn'],
  [/^403 .*(not accessible|must have (push|write|admin))/i, 'noAccess'],
  [/^422 .*too large/i, 'tooLarge'],
];

/** Explains an error in one sentence with the next step. `needsToken` where another token helps. */
export function explain(error: StoreError, repository: string, isLoaded: boolean) {
  const key = keyOf(error);
  const values = { repository, status: error.status, reason: error.message, minutes: minutesOf(error) };
  const needsToken = key === 'tokenNeeded' || key === 'noAccess';
  return { message: t(key === 'tokenNeeded' && !isLoaded ? 'badToken' : key, values), needsToken };
}

function keyOf(error: StoreError): MessageKey {
  const { status, message } = error;
  if (status >= 500) return 'down';
  if (status === 429 || (status === 403 && isLimit(error))) return 'rateLimit';
  const [, key] = BY_MESSAGE.find(([answer]) => answer.test(`${status} ${message}`)) ?? [];
  return key ?? BY_STATUS[status] ?? 'failed';
}

const isLimit = ({ headers, message }: StoreError) =>
  headers.has('Retry-After') || headers.get('X-RateLimit-Remaining') === '0' || /rate limit/i.test(message);

/** Returns the minutes after which GitHub answers again. Without a header, GitHub asks to wait for one. */
function minutesOf({ headers }: StoreError): number {
  const reset = headers.get('X-RateLimit-Remaining') === '0' ? Number(headers.get('X-RateLimit-Reset')) : 0;
  const seconds = Number(headers.get('Retry-After')) || (reset && reset - Date.now() / 1000);
  return Math.max(1, Math.ceil(seconds / 60));
}
