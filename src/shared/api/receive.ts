import { networkFailure, timeoutFailure, unexpectedFailure } from './failure';
import { trackInFlight } from './in-flight';

/**
 * Waits for a part of an answer, no longer than the signal allows, even when the transport takes no notice of
 * the signal. Throws `timeout` when the time is up, `network` when the transport gives up, and `unexpected`
 * with the signal's reason when the caller took the call back.
 */
export function receive<Part>(part: () => Promise<Part>, signal: AbortSignal): Promise<Part> {
  return trackInFlight(within(part, signal));
}

async function within<Part>(part: () => Promise<Part>, signal: AbortSignal): Promise<Part> {
  try {
    signal.throwIfAborted();
    return await Promise.race([part(), untilAborted(signal)]);
  } catch {
    if (!signal.aborted) throw networkFailure;
    throw signal.reason instanceof Error && signal.reason.name === 'TimeoutError'
      ? timeoutFailure
      : unexpectedFailure(signal.reason);
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
}
