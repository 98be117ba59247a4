import type { Middleware } from 'openapi-fetch';
import type { ApiConfiguration } from '../configuration';

const JSON_TYPE = 'application/json';
/** The slowest line on which a file still arrives: 16 kB a second, so that 10 MB have eleven minutes. */
const UPLOAD_BYTES_PER_MS = 16;

/**
 * Aborts a call on the time limit, which grows with the size of a file that is sent, by its caller, or at the end of the visit.
 *
 * @param visitSignal read before each call.
 */
export function timeLimit({ timeoutMs }: ApiConfiguration, visitSignal: () => AbortSignal): Middleware {
  return {
    async onRequest({ request }) {
      const others = [request.signal, visitSignal()];
      const limit = AbortSignal.timeout(
        timeoutMs + Math.ceil((await fileSize(request)) / UPLOAD_BYTES_PER_MS),
      );
      return new Request(request, { signal: firstOf(limit, ...others) });
    },
  };
}

/** Of a body that is a file: everything else is sent as JSON. */
async function fileSize(request: Request): Promise<number> {
  const type = request.headers.get('Content-Type') ?? JSON_TYPE;
  return type === JSON_TYPE ? 0 : (await request.clone().arrayBuffer()).byteLength;
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
