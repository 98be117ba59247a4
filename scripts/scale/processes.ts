import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../tooling/free-port.ts';
import { root } from '../../tooling/run.ts';

export interface SandboxProcess {
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 100;

/** Starts a sandbox as `npm run sandbox` does, in a separate process on the shared database, as if behind a proxy. */
export async function startProcess(databaseUrl: string): Promise<SandboxProcess> {
  const port = await findFreePort();
  const options = ['--port', String(port), '--proxies', '1', '--quiet'];
  const child = spawn(process.execPath, [join(root, 'sandbox/main.ts'), ...options], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  const url = `http://127.0.0.1:${port}`;
  if (await waitUntilUp(child, url)) return { port, url, stop };
  await stop();
  throw new Error('A sandbox did not start; the reason is above.');
}

async function waitUntilUp(child: ChildProcess, url: string): Promise<boolean> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return true;
    await pause(POLL_MS);
  }
  return false;
}
