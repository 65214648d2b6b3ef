/** `npm start`: collector, build and server, from a fresh clone to a site that can be used. Ctrl-C ends all of it. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { loadEnvironment } from '../build/checks/environment';
import { collect, ownOrigins } from './local/collector';
import { originAt, serve } from './local/serve';
import { run } from './run';

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
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

/** Runs `next build` with the form's address in it; what ends this process ends the build and its workers too. Resolves to its exit code. */
function build(endpoint: string): Promise<number | null> {
  const env = { ...process.env, NEXT_PUBLIC_FORM_ENDPOINT: endpoint };
  // A group of its own, so that the workers can be told with it.
  const builder = spawn(process.execPath, [NEXT, 'build'], { stdio: 'inherit', env, detached: true });
  const end = (signal: NodeJS.Signals) => {
    process.kill(-(builder.pid as number), signal);
    process.exit(1);
  };
  for (const signal of ENDING) process.on(signal, end);
  return new Promise((done) =>
    builder.once('exit', (code) => {
      for (const signal of ENDING) process.off(signal, end);
      done(code);
    }),
  );
}

async function start(): Promise<void> {
  loadEnvironment(process.cwd());
  let endpoint = process.env.NEXT_PUBLIC_FORM_ENDPOINT;
  const origins = new Set<string>();
  if (!endpoint) {
    endpoint = `${originAt(await onFreePort((port) => collect(port, origins), 3001))}/contact`;
    console.log(`Contact requests are received at ${endpoint} and kept in inbox/.`);
  }
  if ((await build(endpoint)) !== 0) process.exit(1);
  const port = await onFreePort((free) => serve('out', free), Number(process.env.PORT ?? 3000));
  for (const origin of ownOrigins(port)) origins.add(origin);
  console.log(`\nThe site is at ${originAt(port)} (Ctrl-C ends it).`);
}

run(start);
