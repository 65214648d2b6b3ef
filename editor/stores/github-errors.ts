import { type MessageKey, say } from '../labels/messages';
import { OFFLINE, type StoreError, TIMEOUT } from './store';

/** Further statuses of a `StoreError`: only older answers, only a part of the files, no branch `main`, a branch `edit/…`. */
export const STALE = 2;
export const TRUNCATED = 3;
export const NO_PUBLISHED = 4;
export const IN_THE_WAY = 5;

/** What an answer means, by status, call and words: the first that fits. It does not tell whether a repository is gone or out of reach. */
const MEANINGS: [answer: RegExp, key: MessageKey][] = [
  [RegExp(`^${OFFLINE} `), 'offline'],
  [RegExp(`^${TIMEOUT} `), 'timeout'],
  [RegExp(`^${STALE} `), 'stale'],
  [RegExp(`^${TRUNCATED} `), 'tooManyFiles'],
  [RegExp(`^${NO_PUBLISHED} `), 'noMain'],
  [RegExp(`^${IN_THE_WAY} `), 'branchInTheWay'],
  [/^5/, 'down'],
  [/^429 /, 'rateLimit'],
  [/^401 /, 'tokenNeeded'],
  [/^403 .*(SAML|SSO)/, 'singleSignOn'],
  [/^403 .*IP allow list/i, 'otherNetwork'],
  [/^403 .*(lifetime|forbids access via)/i, 'tokenRule'],
  [/^403 .*archived/i, 'archived'],
  [/^403 .*email address must be verified/i, 'unverified'],
  [/^(451 |403 .*access blocked)/i, 'blocked'],
  [/^40[349] .*workflow/i, 'workflows'],
  [/^403 (POST|PATCH) .*(not accessible|must have (push|write|admin))/i, 'cannotWrite'],
  [/^403 .*(not accessible|must have (push|write|admin))/i, 'noAccess'],
  [/^404 GET {2}/, 'noAccess'],
  [/^404 (POST|PATCH) /, 'cannotWrite'],
  [/^404 GET \/git\/blobs/, 'fileGone'],
  [/^404 GET /, 'versionGone'],
  [/^409 .*empty/i, 'emptyRepository'],
  [/^(409|423) /, 'moved'],
  [/^(413 |422 .*too large|403 \w+ \/git\/blobs.*too large)/i, 'tooLarge'],
  [/^422 (POST|PATCH) \/git\/refs/, 'ruleOfBranches'],
  [/^422 POST \/git\/trees/, 'fileGone'],
];
const OF_TOKEN: MessageKey[] = ['tokenNeeded', 'noAccess', 'cannotWrite', 'tokenRule'];

export function explain(error: StoreError, repository: string, isLoaded: boolean) {
  const key = keyOf(error);
  const reason = error.message.replace(/\s+/g, ' ').trim();
  const values = { repository, status: error.status, reason, minutes: minutesOf(error) };
  const isRefused = key === 'tokenNeeded' && !isLoaded;
  return { message: say(isRefused ? 'badToken' : key, values), needsToken: OF_TOKEN.includes(key) };
}

function keyOf(error: StoreError): MessageKey {
  const { status, call, message } = error;
  if (status === 403 && isLimit(error)) return 'rateLimit';
  const answer = `${status} ${call} ${message}`.replace(/\s+$/, ' ');
  return MEANINGS.find(([pattern]) => pattern.test(answer))?.[1] ?? 'failed';
}

const isLimit = ({ headers, message }: StoreError) =>
  headers.has('Retry-After') || headers.get('X-RateLimit-Remaining') === '0' || /rate limit/i.test(message);

/** Returns the minutes after which GitHub answers again. Without a header, GitHub asks to wait for one. */
function minutesOf({ headers }: StoreError): number {
  const reset = headers.get('X-RateLimit-Remaining') === '0' ? Number(headers.get('X-RateLimit-Reset')) : 0;
  const seconds = Number(headers.get('Retry-After')) || (reset && reset - Date.now() / 1000);
  return Math.max(1, Math.ceil(seconds / 60));
}
