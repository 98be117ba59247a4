import type { Middleware } from 'openapi-fetch';
import type { ApiConfiguration } from '../configuration';

/**
 * Ends a call when its time is up, when its caller takes it back or when its visit ends, whichever comes first.
 *
 * @param visitSignal asked before each call.
 */
export function timeLimit({ timeoutMs }: ApiConfiguration, visitSignal: () => AbortSignal): Middleware {
  return {
    onRequest: ({ request }) =>
      new Request(request, {
        signal: AbortSignal.any([request.signal, visitSignal(), AbortSignal.timeout(timeoutMs)]),
      }),
  };
}
