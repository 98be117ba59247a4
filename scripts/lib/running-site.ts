import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../tooling/run.ts';

const START_MS = 120_000;
const POLL_MS = 200;

export type RunningSite = {
  /** For calls from Node. */
  url: string;
  /** For a browser: the joining site. */
  joiningSite: string;
  bookingsSite: string;
  accountSite: string;
  stop(): Promise<void>;
};

/**
 * Starts the built site with a sandbox in memory in a process of its own, and waits until it answers.
 *
 * @param isMeasured it comes behind what is measured, for no customer's phone does the server's work as well; else it waits long
 * for its answers.
 */
export async function startSite(port: number, { isMeasured = true } = {}): Promise<RunningSite> {
  const url = `http://127.0.0.1:${port}`;
  // Another site there would be taken for this one.
  if (await answers(url)) throw new Error(`Port ${port} is in use: stop what listens there.`);
  const args = ['--port', String(port), ...(isMeasured ? [] : ['--patient'])];
  const child = spawn(process.execPath, [join(root, 'scripts/e2e-server.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (isMeasured && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  await untilItAnswers(url, child);
  return {
    url,
    joiningSite: `http://online-joining.pavilion.localhost:${port}`,
    bookingsSite: `http://bookings.pavilion.localhost:${port}`,
    accountSite: `http://my-account.pavilion.localhost:${port}`,
    stop: () => stop(child),
  };
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + START_MS;
  while (performance.now() < until && child.exitCode === null) {
    if (await answers(url)) return;
    await wait(POLL_MS);
  }
  child.kill();
  throw new Error('The sandbox did not start; its reason stands above.');
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/config.json`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
