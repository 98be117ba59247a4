import type { Middleware } from 'openapi-fetch';
import type { ApiConfiguration } from '../configuration';

const JSON_TYPE = 'application/json';
/** The slowest upload speed that must still work: 16 kB a second, which gives 10 MB eleven minutes. */
const UPLOAD_BYTES_PER_MS = 16;

/**
 * Aborts a request at its time limit (longer for file uploads), when its caller aborts it, or when the visit ends.
 *
 * @param getVisitSignal called before each request
 */
export function createTimeLimitMiddleware(
  { timeoutMs }: ApiConfiguration,
  getVisitSignal: () => AbortSignal,
): Middleware {
  return {
    async onRequest({ request }) {
      const otherSignals = [request.signal, getVisitSignal()];
      const timeLimit = AbortSignal.timeout(
        timeoutMs + Math.ceil((await readFileSize(request)) / UPLOAD_BYTES_PER_MS),
      );
      return new Request(request, { signal: abortOnFirst(timeLimit, ...otherSignals) });
    },
  };
}

/** The size of a body that is a file; everything else is sent as JSON. */
async function readFileSize(request: Request): Promise<number> {
  const type = request.headers.get('Content-Type') ?? JSON_TYPE;
  return type === JSON_TYPE ? 0 : (await request.clone().arrayBuffer()).byteLength;
}

const TIMEOUT_ERROR = Object.assign(new Error(), { name: 'TimeoutError' });

/** Replaces `AbortSignal.any`, which our oldest browsers lack; some of them also do not report a timeout as the reason. */
function abortOnFirst(timeLimit: AbortSignal, ...otherSignals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of [timeLimit, ...otherSignals]) {
    const abort = () => controller.abort(signal === timeLimit ? TIMEOUT_ERROR : signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller.signal;
}
