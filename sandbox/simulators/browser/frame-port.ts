import { readProperty, readText } from './values.ts';

export type FrameVerbs = Record<string, (payload: unknown) => unknown>;

/**
 * The frame's end of a channel: communicates only with its parent page. The server has checked the parent's origin, and
 * `frame-ancestors` allows no other parent.
 */
export function openFramePort(verbs: FrameVerbs): (event: string, detail?: unknown) => void {
  const parentOrigin = new URLSearchParams(window.location.search).get('parent') ?? window.location.origin;

  function postToParent(message: unknown): void {
    window.parent.postMessage(message, parentOrigin);
  }

  async function answer(id: number, verb: string, payload: unknown): Promise<void> {
    try {
      const run = verbs[verb];
      if (run === undefined) throw new Error(`Unknown verb ${verb}.`);
      postToParent({ answerTo: id, value: await run(payload) });
    } catch (error) {
      postToParent({ answerTo: id, failure: error instanceof Error ? error.message : 'The frame failed.' });
    }
  }

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== parentOrigin || event.source !== window.parent) return;
    const id = readProperty(event.data, 'call');
    if (typeof id === 'number')
      void answer(id, readText(event.data, 'verb'), readProperty(event.data, 'payload'));
  });
  return (event, detail) => postToParent({ event, detail });
}
