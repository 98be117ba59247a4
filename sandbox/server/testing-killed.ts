import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CardProviders } from '../domain/card-provider.ts';
import { type SweptPayments, sweepPayments } from '../domain/use-cases/sweep-payments.ts';
import { type Answer, type Calls, callerOf } from '../testing/calls.ts';
import { textAt } from '../testing/json.ts';
import { STOP_HEADER } from '../testing/stopping.ts';
import type { Settings } from './settings.ts';
import { type RunningSandbox, startSandbox } from './start.ts';

/** Before it, the session of the call is read. */
const FIRST_MOMENT = 3;
/** No call has so many. */
const MAX_MOMENTS = 60;

/** A call that can be made to stop at a moment: with the headers that say where. */
export type StoppedCall = (headers: Readonly<Record<string, string>>) => Promise<Answer>;

/** A sandbox in a process of its own, to be killed. */
export interface KillableSandbox {
  readonly call: Calls;
  readonly settings: Settings;
  /**
   * Makes the call, and gives the name of the moment where it stopped. `answered`: it had fewer moments.
   *
   * @param name told apart from all other calls that are under way
   */
  stopAt(moment: number, name: string, make: StoppedCall): Promise<string>;
  kill(): Promise<void>;
}

/** The same books in a new process, after the first was killed. */
export interface Restarted extends RunningSandbox {
  /** A sweep, so much later. */
  sweepAfter(ms: number): Promise<SweptPayments>;
}

export interface DataFolder {
  start(): Promise<KillableSandbox>;
  restart(): Promise<Restarted>;
  remove(): void;
}

/** Moments of a call, one by one, until `stop` says that the call has no more of them. */
export async function eachMoment(stop: (moment: number) => Promise<string>): Promise<void> {
  for (let moment = FIRST_MOMENT; moment < MAX_MOMENTS; moment += 1) {
    const at = await stop(moment);
    if (at === 'answered' || at.startsWith('status')) return;
  }
}

/** Books on a disk, which outlive the process that writes them. */
export function dataFolder(): DataFolder {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-killed-'));
  const dataDir = join(folder, 'data');
  return {
    start: () => startKillable(dataDir),
    async restart() {
      const found: CardProviders[] = [];
      const sandbox = await startSandbox({
        port: 0,
        dataDir,
        distDir: null,
        wrapDependencies: (dependencies) => {
          found.push(dependencies.cards);
          return dependencies;
        },
      });
      const { store } = sandbox;
      const [cards] = found;
      if (!cards) throw new Error('The sandbox was started without card providers.');
      const later = (ms: number) => ({ now: () => new Date(store.clock.now().getTime() + ms) });
      return { ...sandbox, sweepAfter: (ms) => sweepPayments({ ...store, clock: later(ms) }, cards) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startKillable(dataDir: string): Promise<KillableSandbox> {
  /** Who waits to hear where a call has stopped, by its header. */
  const stops = new Map<string, (at: string) => void>();
  const child = fork(join(import.meta.dirname, '../testing/stopping-process.ts'), [dataDir]);
  const [{ url, settings }] = await once(child, 'message');
  child.on('message', (message) => stops.get(textAt(message, 'header'))?.(textAt(message, 'at')));
  return {
    call: callerOf(String(url)),
    settings,
    stopAt(moment, name, make) {
      const header = `${moment};${name}`;
      const stop = new Promise<string>((resolve) => stops.set(header, resolve));
      // A call that was stopped is broken off when its process dies.
      const answered = make({ [STOP_HEADER]: header }).then(
        ({ status }) => (status === 200 ? 'answered' : `status ${status}`),
        () => 'broken off',
      );
      return Promise.race([stop, answered]);
    },
    async kill() {
      const isDead = once(child, 'exit');
      child.kill('SIGKILL');
      await isDead;
    },
  };
}
