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
      return new Request(request, { signal: AbortSignal.any([request.signal, visitSignal(), limit]) });
    },
  };
}
