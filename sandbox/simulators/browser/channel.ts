import { readProperty, readText } from './values.ts';

export interface Channel {
  /** Calls a verb of the frame, once it is ready; rejects when the frame reports a failure. */
  call(verb: string, payload?: unknown): Promise<unknown>;
  close(): void;
}

/**
 * A message channel to one frame of the provider. Accepts only messages of that frame and the provider's origin, and sends
 * only to that origin.
 */
export function openChannel(
  frame: HTMLIFrameElement,
  origin: string,
  onEvent: (name: string, detail: unknown) => void = () => {},
): Channel {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let lastCall = 0;
  let markReady = () => {};
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });

  function onMessage(event: MessageEvent<unknown>): void {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const call = readProperty(event.data, 'answerTo');
    if (typeof call === 'number') {
      const caller = waiting.get(call);
      waiting.delete(call);
      const failure = readText(event.data, 'failure');
      if (failure === '') caller?.resolve(readProperty(event.data, 'value'));
      else caller?.reject(new Error(failure));
      return;
    }
    const name = readText(event.data, 'event');
    if (name === 'ready') markReady();
    if (name !== '') onEvent(name, readProperty(event.data, 'detail'));
  }

  window.addEventListener('message', onMessage);
  return {
    async call(verb, payload) {
      await ready;
      lastCall += 1;
      const id = lastCall;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        frame.contentWindow?.postMessage({ call: id, verb, payload }, origin);
      });
    },
    close: () => window.removeEventListener('message', onMessage),
  };
}
