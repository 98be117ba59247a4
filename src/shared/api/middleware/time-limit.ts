import type { Middleware } from 'openapi-fetch';
import type { ApiConfiguration } from '../configuration';

const JSON_TYPE = 'application/json';
/** The slowest upload speed that must still work: 16 kB a second, which gives 10 MB eleven minutes. */
const UPLOAD_BYTES_PER_MS = 16;

/**
 * Aborts a request at its time limit (longer for file uploads), when its caller aborts it, or when the visit ends.
 *
 * @param visitSignal called before each request
 */
export function createTimeLimit({ timeoutMs }: ApiConfiguration, visitSignal: () => AbortSignal): Middleware {
  return {
    async onRequest({ request }) {
      const otherSignals = [request.signal, visitSignal()];
      const limit = AbortSignal.timeout(
        timeoutMs + Math.ceil((await readFileSize(request)) / UPLOAD_BYTES_PER_MS),
      );
      return new Request(request, { signal: abortOnFirst(limit, ...otherSignals) });
    },
  };
}

/** The size of a body that is a file; everything else is sent as JSON. */
async function readFileSize(request: Request): Promise<number> {
  const type = request.headers.get('Content-Type') ?? JSON_TYPE;
  return type === JSON_TYPE ? 0 : (await request.clone().arrayBuffer()).byteLength;
}

const TIMED_OUT = Object.assign(new Error(), { name: 'TimeoutError' });

/** Replaces `AbortSignal.any`, which our oldest browsers lack; some of them also do not report a timeout as the reason. */
function abortOnFirst(limit: AbortSignal, ...otherSignals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const source of [limit, ...otherSignals]) {
    const abort = () => controller.abort(source === limit ? TIMED_OUT : source.reason);
    if (source.aborted) abort();
    source.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller.signal;
}
