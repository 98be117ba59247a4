import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { CardProvider } from '../domain/payments/index.ts';
import type { Dependencies } from '../server/settings.ts';

/**
 * Simulates a server that stops in the middle of its work. A call with this header runs to the named moment, by number or
 * by name (`capture answered`), and hangs there without a response, as if the process had died.
 */
export const STOP_HEADER = 'x-stops-at';

interface RunningCall {
  readonly stopsAt: string;
  momentCount: number;
}

const runningCalls = new AsyncLocalStorage<RunningCall>();
const waitForever = () => new Promise<never>(() => {});

/** Wraps a sandbox's database and providers; `onStop` receives where each call has stopped. */
export function createStoppingWrapper(
  onStop: (stop: { at: string; header: string }) => void = () => undefined,
) {
  const hasStopped = (name: string): boolean => {
    const work = runningCalls.getStore();
    if (!work) return false;
    work.momentCount += 1;
    const [wantedMoment] = work.stopsAt.split(';');
    if (wantedMoment !== name && wantedMoment !== String(work.momentCount)) return false;
    onStop({ at: name, header: work.stopsAt });
    return true;
  };
  const passMoment = async (name: string): Promise<void> => {
    if (hasStopped(name)) await waitForever();
  };
  const runBetweenMoments = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    await passMoment(name);
    const result = await work();
    await passMoment(`${name} answered`);
    return result;
  };
  const wrapProvider = (provider: CardProvider): CardProvider => ({
    ...provider,
    createIntent: (request) => runBetweenMoments('create', () => provider.createIntent(request)),
    retrieveIntent: (id) => runBetweenMoments('retrieve', () => provider.retrieveIntent(id)),
    capture: (id) => runBetweenMoments('capture', () => provider.capture(id)),
    cancel: (id) => runBetweenMoments('cancel', () => provider.cancel(id)),
  });

  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message && 'response' in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return;
    const stopsAt = request.headers[STOP_HEADER];
    if (typeof stopsAt !== 'string') return;
    runningCalls.enterWith({ stopsAt, momentCount: 0 });
    const end = response.end.bind(response);
    response.end = (...args: unknown[]) => {
      if (!hasStopped('answer')) Reflect.apply(end, response, args);
      return response;
    };
  });

  return ({ store, cards }: Dependencies): Dependencies => ({
    store: {
      ...store,
      read: (work) => runBetweenMoments('read', () => store.read(work)),
      write: (work) => runBetweenMoments('write', () => store.write(work)),
    },
    cards: { findByName: (name) => wrapProvider(cards.findByName(name)) },
  });
}
