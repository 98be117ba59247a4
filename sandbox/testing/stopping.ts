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
  moments: number;
}

const runningCalls = new AsyncLocalStorage<RunningCall>();
const waitForever = () => new Promise<never>(() => {});

/** Wraps a sandbox's database and providers; `onStop` receives where each call has stopped. */
export function stopCallsAt(onStop: (stop: { at: string; header: string }) => void = () => undefined) {
  const hasStopped = (name: string): boolean => {
    const work = runningCalls.getStore();
    if (!work) return false;
    work.moments += 1;
    const [wantedMoment] = work.stopsAt.split(';');
    if (wantedMoment !== name && wantedMoment !== String(work.moments)) return false;
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
  const wrapProvider = (wrapped: CardProvider): CardProvider => ({
    ...wrapped,
    createIntent: (request) => runBetweenMoments('create', () => wrapped.createIntent(request)),
    retrieveIntent: (id) => runBetweenMoments('retrieve', () => wrapped.retrieveIntent(id)),
    capture: (id) => runBetweenMoments('capture', () => wrapped.capture(id)),
    cancel: (id) => runBetweenMoments('cancel', () => wrapped.cancel(id)),
  });

  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message && 'response' in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return;
    const stopsAt = request.headers[STOP_HEADER];
    if (typeof stopsAt !== 'string') return;
    runningCalls.enterWith({ stopsAt, moments: 0 });
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
