/** Statuses of an `ApiError` without a usable answer: no network, no answer in time, only older answers, only a part of the files. */
export const OFFLINE = 0;
export const TIMEOUT = 1;
export const STALE = 2;
export const TRUNCATED = 3;

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message = '',
    readonly headers = new Headers(),
  ) {
    super(message);
  }
}
