import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesOf } from 'next-islands/files';
import type { Bilingual } from '@/model/bilingual';
import { say } from '../messages';
import { request } from './request';

/** Content types by ending; the first one is the usual one. */
const TYPES: Record<string, string[]> = {
  '.html': ['text/html'],
  '.css': ['text/css'],
  '.js': ['text/javascript', 'application/javascript'],
  '.svg': ['image/svg+xml'],
  '.avif': ['image/avif'],
  '.woff2': ['font/woff2'],
  '.webmanifest': ['application/manifest+json'],
  // Programs read a calendar as another alphabet if it does not say which one it has.
  '.ics': ['text/calendar;charset=utf-8'],
  '.txt': ['text/plain'],
  '.pdf': ['application/pdf'],
  '.xml': ['application/xml', 'text/xml'],
};
const FOR_PROGRAMS = /(^|\/)(robots\.txt|sitemap\.xml|frister\.ics)$/;
const COPIES = { Brotli: '.br', gzip: '.gz' };

function samplesOf(dir: string): string[] {
  const files = filesOf(dir).filter((file) => extname(file) in TYPES && !/^(404|edit)\b/.test(file));
  const ofEachKind = Object.keys(TYPES).flatMap((ending) => files.find((file) => extname(file) === ending) ?? []);
  return [...new Set(['index.html', ...files.filter((file) => FOR_PROGRAMS.test(file)), ...ofEachKind])];
}

/** Yields what visitors and programs would miss in files of each kind: content, type, compression. */
export async function* checkFiles({ origin, dir }: { origin: string; dir: string }) {
  for (const file of samplesOf(dir)) {
    const address = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
    const response = await request(origin + address);
    const body = Buffer.from(await response.arrayBuffer());
    const { status, headers } = response;
    if (status === 200) for (const problem of problemsOf(join(dir, file), headers, body)) yield { address, problem };
    else if (!file.endsWith('.html')) yield { address, problem: say('noPage', { status }) };
  }
}

function* problemsOf(path: string, headers: Headers, body: Buffer): Generator<Bilingual> {
  const copy = rawCopy(path, body);
  const isOther = FOR_PROGRAMS.test(path) && withoutRevision(body) !== withoutRevision(readFileSync(path));
  if (isOther) yield copy ?? say(path.endsWith('robots.txt') ? 'otherRobots' : 'notLastBuild');
  yield* typeProblems(extname(path), headers.get('content-type') ?? '');
  const isCompressed = headers.has('content-encoding') || !existsSync(`${path}.gz`);
  if (!copy && !isCompressed) yield say('notCompressed');
}

function* typeProblems(ending: string, type: string): Generator<Bilingual> {
  const types = TYPES[ending] as string[];
  const isRight = types.some((expected) => type.toLowerCase().replaceAll(' ', '').startsWith(expected));
  if (!isRight) yield say(type ? 'otherType' : 'noType', { type, expected: types[0] as string });
}

/** Removes when a calendar was last changed: a host with a part of Git's history does not know it as well. */
const withoutRevision = (body: Buffer) =>
  body.toString('latin1').replaceAll(/^(DTSTAMP|LAST-MODIFIED|SEQUENCE):.*\r\n/gm, '');

/** Returns that a response is a compressed copy that does not say so; undefined if it is not. */
export function rawCopy(path: string, body: Buffer): Bilingual | undefined {
  const isCopy = ([, ending]: [string, string]) =>
    existsSync(path + ending) && body.equals(readFileSync(path + ending));
  const copy = Object.entries(COPIES).find(isCopy);
  return copy && say('rawCopy', { encoding: copy[0] });
}
