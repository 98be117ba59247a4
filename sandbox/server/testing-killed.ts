import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CardProviders, type SweptPayments, sweepPayments } from '../domain/payments/index.ts';
import { type Answer, type CallSandbox, createSandboxClient } from '../testing/calls.ts';
import { readTextAt } from '../testing/json.ts';
import { STOP_HEADER } from '../testing/stopping.ts';
import type { Settings } from './settings.ts';
import { type RunningSandbox, startSandbox } from './start.ts';

/** Earlier moments only read the call's session. */
const FIRST_MOMENT = 3;
/** More moments than any call has. */
const MAX_MOMENTS = 60;

/** Makes a call that stops at the moment that the headers name. */
export type StoppedCall = (headers: Readonly<Record<string, string>>) => Promise<Answer>;

/** A sandbox in a separate process that the test kills. */
export interface KillableSandbox {
  readonly call: CallSandbox;
  readonly settings: Settings;
  /**
   * Makes the call and returns the name of the moment where it stopped, or `answered` if the call ended before.
   * @param name unique among the calls in progress
   */
  stopAt(moment: number, name: string, makeCall: StoppedCall): Promise<string>;
  kill(): Promise<void>;
}

/** The same database in a new process, after the first was killed. */
export interface RestartedSandbox extends RunningSandbox {
  /** Sweeps as if the given time had passed. */
  sweepAfter(ms: number): Promise<SweptPayments>;
}

export interface DataFolder {
  start(): Promise<KillableSandbox>;
  restart(): Promise<RestartedSandbox>;
  remove(): void;
}

/** Calls `stop` with each moment of a call in turn, until the call has no more. */
export async function forEachMoment(stopAtMoment: (moment: number) => Promise<string>): Promise<void> {
  for (let moment = FIRST_MOMENT; moment < MAX_MOMENTS; moment += 1) {
    const stoppedAt = await stopAtMoment(moment);
    if (stoppedAt === 'answered' || stoppedAt.startsWith('status')) return;
  }
}

/** A data folder on disk, which survives the process. */
export function createDataFolder(): DataFolder {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-killed-'));
  const dataDir = join(folder, 'data');
  return {
    start: () => startKillable(dataDir),
    async restart() {
      const providerLists: CardProviders[] = [];
      const sandbox = await startSandbox({
        port: 0,
        dataDir,
        distDir: null,
        wrapDependencies: (dependencies) => {
          providerLists.push(dependencies.cards);
          return dependencies;
        },
      });
      const { store } = sandbox;
      const [cards] = providerLists;
      if (!cards) throw new Error('The sandbox was started without card providers.');
      const createLaterClock = (ms: number) => ({ now: () => new Date(store.clock.now().getTime() + ms) });
      return {
        ...sandbox,
        sweepAfter: (ms) => sweepPayments({ ...store, clock: createLaterClock(ms) }, cards),
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startKillable(dataDir: string): Promise<KillableSandbox> {
  /** Callbacks that receive where a call has stopped, by its header. */
  const stopReporters = new Map<string, (moment: string) => void>();
  const child = fork(join(import.meta.dirname, '../testing/stopping-process.ts'), [dataDir]);
  const [{ url, settings }] = await once(child, 'message');
  child.on('message', (message) =>
    stopReporters.get(readTextAt(message, 'header'))?.(readTextAt(message, 'at')),
  );
  return {
    call: createSandboxClient(String(url)),
    settings,
    stopAt(moment, name, makeCall) {
      const header = `${moment};${name}`;
      const stopPromise = new Promise<string>((resolve) => stopReporters.set(header, resolve));
      // A stopped call fails when its process dies.
      const pendingAnswer = makeCall({ [STOP_HEADER]: header }).then(
        ({ status }) => (status === 200 ? 'answered' : `status ${status}`),
        () => 'broken off',
      );
      return Promise.race([stopPromise, pendingAnswer]);
    },
    async kill() {
      const processExit = once(child, 'exit');
      child.kill('SIGKILL');
      await processExit;
    },
  };
}
