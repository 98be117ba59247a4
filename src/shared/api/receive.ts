import { waitWhileLeaving } from '../lib';
import { networkFailure, timeoutFailure, toUnexpectedFailure } from './failure';
import { trackInFlight } from './in-flight';

/**
 * Waits for part of a response until the signal aborts, even if the transport ignores the signal.
 *
 * @throws ApiFailure `timeout` at the time limit, `network` if the transport fails, `unexpected` with the reason if the caller
 * aborts
 */
export function receivePart<Part>(loadPart: () => Promise<Part>, signal: AbortSignal): Promise<Part> {
  return trackInFlight(raceAbort(loadPart, signal));
}

async function raceAbort<Part>(loadPart: () => Promise<Part>, signal: AbortSignal): Promise<Part> {
  try {
    signal.throwIfAborted();
    return await Promise.race([loadPart(), rejectOnAbort(signal)]);
  } catch {
    if (!signal.aborted) {
      await waitWhileLeaving();
      throw networkFailure;
    }
    throw signal.reason instanceof Error && signal.reason.name === 'TimeoutError'
      ? timeoutFailure
      : toUnexpectedFailure(signal.reason);
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
}
