import type { Middleware } from 'openapi-fetch';
import type { ApiConfiguration } from '../configuration';

/**
 * Aborts a call on the time limit, by its caller, or at the end of the visit.
 *
 * @param visitSignal read before each call.
 */
export function timeLimit({ timeoutMs }: ApiConfiguration, visitSignal: () => AbortSignal): Middleware {
  return {
    onRequest: ({ request }) =>
      new Request(request, {
        signal: AbortSignal.any([request.signal, visitSignal(), AbortSignal.timeout(timeoutMs)]),
      }),
  };
}
