import { EditError } from '../errors';
import type { MessageKey } from '../labels/messages';
import { type Answer, OFFLINE, TIMEOUT } from './request';

/** What an answer means, by status, call and words: the first that fits. It does not tell whether a repository is gone or out of reach. */
const MEANINGS: [answer: RegExp, key: MessageKey][] = [
  [RegExp(`^${OFFLINE} `), 'offline'],
  [RegExp(`^${TIMEOUT} `), 'timeout'],
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

/** @param call method and path */
export function errorOf({ status, data, headers }: Answer, call: string, repository: string): EditError {
  const reason = String(data.message ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const key = status === 403 && isLimit(headers, reason) ? 'rateLimit' : meaningOf(`${status} ${call} ${reason}`);
  return new EditError(key, { repository, status, reason, minutes: minutesOf(headers) }, status);
}

const meaningOf = (answer: string) => MEANINGS.find(([pattern]) => pattern.test(answer))?.[1] ?? 'failed';

const isLimit = (headers: Headers, message: string) =>
  headers.has('Retry-After') || headers.get('X-RateLimit-Remaining') === '0' || /rate limit/i.test(message);

/** Returns the minutes after which GitHub answers again. Without a header, GitHub asks to wait for one. */
function minutesOf(headers: Headers): number {
  const reset = headers.get('X-RateLimit-Remaining') === '0' ? Number(headers.get('X-RateLimit-Reset')) : 0;
  const seconds = Number(headers.get('Retry-After')) || (reset && reset - Date.now() / 1000);
  return Math.max(1, Math.ceil(seconds / 60));
}
