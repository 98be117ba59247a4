import type { Middleware } from 'openapi-fetch';
import type { ApiConfiguration } from '../configuration';

/** An upload takes longer than an answer: two minutes where the usual limit is 15 seconds. */
const UPLOAD_FACTOR = 8;
const UPLOADS = ['/api/my-account/documents/{id}/content'];

/**
 * Aborts a call on the time limit, by its caller, or at the end of the visit.
 *
 * @param visitSignal read before each call.
 */
export function timeLimit({ timeoutMs }: ApiConfiguration, visitSignal: () => AbortSignal): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const limit = AbortSignal.timeout(UPLOADS.includes(schemaPath) ? timeoutMs * UPLOAD_FACTOR : timeoutMs);
      return new Request(request, { signal: firstOf(limit, request.signal, visitSignal()) });
    },
  };
}

const TIMED_OUT = Object.assign(new Error(), { name: 'TimeoutError' });

/** `AbortSignal.any` is newer than our oldest browsers, and some of them do not say that it was the time that ran out. */
function firstOf(limit: AbortSignal, ...others: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const source of [limit, ...others]) {
    const abort = () => controller.abort(source === limit ? TIMED_OUT : source.reason);
    if (source.aborted) abort();
    source.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller.signal;
}
