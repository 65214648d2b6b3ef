import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { collect } from './collector';
import { loadEnvironment } from './content/environment';
import { run } from './run';
import { serve } from './serve';

const NEXT = createRequire(`${process.cwd()}/`).resolve('next/dist/bin/next');

/** Opens a server on `wanted` or on the next free port, says so when it is another, and returns the port. */
async function onFreePort(open: (port: number) => Promise<unknown>, wanted: number): Promise<number> {
  for (let port = wanted; ; port += 1) {
    try {
      await open(port);
      if (port !== wanted) console.log(`Port ${wanted} is in use, taking ${port}.`);
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port - wanted > 50) throw error;
    }
  }
}

/** Runs `next build` with the form's address in it. Resolves to its exit code. */
function build(endpoint: string): Promise<number | null> {
  const env = { ...process.env, NEXT_PUBLIC_FORM_ENDPOINT: endpoint };
  const run = spawn(process.execPath, [NEXT, 'build'], { stdio: 'inherit', env });
  return new Promise((done) => run.once('exit', done));
}

/** One command from a fresh clone to a site that can be used: collector, build, server. Ctrl-C ends all of it. */
async function start(): Promise<void> {
  loadEnvironment(process.cwd());
  let endpoint = process.env.NEXT_PUBLIC_FORM_ENDPOINT;
  if (!endpoint) {
    endpoint = `http://localhost:${await onFreePort((port) => collect(port), 3001)}/contact`;
    console.log(`Contact requests are received at ${endpoint} and kept in inbox/.`);
  }
  if ((await build(endpoint)) !== 0) process.exit(1);
  const port = await onFreePort((free) => serve('out', free), Number(process.env.PORT ?? 3000));
  console.log(`\nThe site is at http://localhost:${port} (Ctrl-C ends it).`);
}

run(start);
