import type { Middleware } from 'openapi-fetch';
import type { ApiConfiguration } from '../configuration';

/** Ends a call when its time is up or when its caller takes it back, whichever comes first. */
export function timeLimit({ timeoutMs }: ApiConfiguration): Middleware {
  return {
    onRequest: ({ request }) =>
      new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }),
  };
}
