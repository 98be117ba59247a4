import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../tooling/run.ts';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 200;

export type RunningSite = {
  /** The address for calls from Node. */
  url: string;
  /** The address of the joining site for a browser. */
  joiningSite: string;
  bookingsSite: string;
  accountSite: string;
  stop(): Promise<void>;
};

/**
 * Starts the built site with an in-memory sandbox in a separate process, and waits until it responds.
 *
 * @param isMeasured whether performance is measured: then the server gets a lower priority than the browser, because a customer's
 *   phone does not run it; otherwise the site gets a long request timeout
 */
export async function startSite(port: number, { isMeasured = true } = {}): Promise<RunningSite> {
  const url = `http://127.0.0.1:${port}`;
  // Otherwise another site on this port would be mistaken for this one.
  if (await isUp(url)) throw new Error(`Port ${port} is in use: stop the process that listens on it.`);
  const args = ['--port', String(port), ...(isMeasured ? [] : ['--patient'])];
  const child = spawn(process.execPath, [join(root, 'scripts/e2e-server.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (isMeasured && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  await waitUntilAnswers(url, child);
  return {
    url,
    joiningSite: `http://online-joining.pavilion.localhost:${port}`,
    bookingsSite: `http://bookings.pavilion.localhost:${port}`,
    accountSite: `http://my-account.pavilion.localhost:${port}`,
    stop: () => stopProcess(child),
  };
}

async function waitUntilAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    if (await isUp(url)) return;
    await wait(POLL_MS);
  }
  child.kill();
  throw new Error('The sandbox did not start; the reason is above.');
}

function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/config.json`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
