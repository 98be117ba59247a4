import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { isApiFailure, setInFlightListener } from '@/shared/api';
import { connectionRestored } from '@/shared/connection';
import { waitWhileLeaving } from '@/shared/lib';
import { reloadFx } from '@/shared/routes';
import { TOAST_MS } from '@/shared/toast';
import { $startUp } from '../start-up/model';

/** A response that takes longer than this, in milliseconds, is reported as slow. */
const SLOW_RESPONSE_MS = 5000;
/** Interval and timeout of connection probes. */
export const PROBE_INTERVAL_MS = 10_000;
const PROBE_TIMEOUT_MS = 5000;

/** `restored` is shown for a moment after a reconnect. */
type Connection = 'online' | 'slow' | 'offline' | 'restored';

export const connectionWatchStarted = createEvent();
export const tryAgainClicked = createEvent();
export const wentOffline = createEvent();
/** The connection may have been lost or restored; a probe decides. */
export const probeNeeded = createEvent();
/** A response has been pending for longer than SLOW_MS. */
export const responseDelayed = createEvent();
/** That response has arrived or failed. */
export const delayEnded = createEvent();
export const responseReceived = createEvent();

/** Probes the site's own server; any response means that it is reachable. */
export const probeFx = createEffect(async () => {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  try {
    await fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal });
  } catch (failure) {
    await waitWhileLeaving();
    throw failure;
  }
});
const probeDelayFx = createEffect(
  () => new Promise<void>((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS)),
);
const backOnlineTimerFx = createEffect(
  () => new Promise<void>((resolve) => setTimeout(resolve, TOAST_MS.normal)),
);

const watchConnectionFx = createEffect(() => {
  const report = {
    probe: scopeBind(probeNeeded, { safe: true }),
    slow: scopeBind(responseDelayed, { safe: true }),
    delayEnd: scopeBind(delayEnded, { safe: true }),
    response: scopeBind(responseReceived, { safe: true }),
  };
  // Probes on browser events, because the browser may be wrong about the network. A page restored from the
  // back-forward cache has missed earlier events.
  for (const name of ['offline', 'online', 'pageshow']) addEventListener(name, () => report.probe());
  if (!navigator.onLine) report.probe();
  setInFlightListener((response) => {
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      report.slow();
    }, SLOW_RESPONSE_MS);
    const finish = () => {
      clearTimeout(timer);
      if (isSlow) report.delayEnd();
    };
    response.then(
      () => {
        finish();
        report.response();
      },
      (failure) => {
        finish();
        if (isApiFailure(failure) && (failure.kind === 'network' || failure.kind === 'timeout'))
          report.probe();
      },
    );
  });
});

const $isOffline = createStore(false);
const $slowResponseCount = createStore(0)
  .on(responseDelayed, (count) => count + 1)
  .on(delayEnded, (count) => count - 1);
const $isBackOnline = createStore(false);
export const $isProbing = probeFx.pending;
export const $connection = combine(
  { isOffline: $isOffline, slowResponseCount: $slowResponseCount, isBackOnline: $isBackOnline },
  ({ isOffline, slowResponseCount, isBackOnline }): Connection => {
    if (isOffline) return 'offline';
    if (slowResponseCount > 0) return 'slow';
    return isBackOnline ? 'restored' : 'online';
  },
);

sample({ clock: connectionWatchStarted, target: watchConnectionFx });
sample({ clock: wentOffline, fn: () => true, target: $isOffline });

// Runs one probe at a time: on browser events, when a request gets no response, when the customer clicks Try again, and while
// offline periodically and with each response, which may have been on its way before.
sample({ clock: responseReceived, filter: $isOffline, fn: () => undefined, target: probeNeeded });
const probeDue = sample({ clock: probeDelayFx.done, filter: $isOffline, fn: () => undefined });
sample({
  clock: [probeNeeded, tryAgainClicked, probeDue],
  source: probeFx.pending,
  filter: (isProbing) => !isProbing,
  target: probeFx,
});
/** Whether the connection may have changed since the running probe began; then it is probed once more. */
const $isProbeOutdated = createStore(false)
  .on(sample({ clock: probeNeeded, filter: probeFx.pending }), () => true)
  .reset(probeFx);
sample({ clock: probeFx.finally, filter: $isProbeOutdated, fn: () => undefined, target: probeFx });
sample({ clock: probeFx.fail, fn: () => true, target: $isOffline });
sample({
  clock: [wentOffline, probeFx.fail],
  source: probeDelayFx.pending,
  filter: (isWaiting) => !isWaiting,
  target: probeDelayFx,
});

// After recovery, failed requests are retried, and the page reloads if start-up had failed.
const connectionReturned = sample({ clock: probeFx.done, filter: $isOffline, fn: () => undefined });
sample({ clock: connectionReturned, fn: () => false, target: $isOffline });
sample({ clock: connectionReturned, fn: () => true, target: $isBackOnline });
sample({ clock: connectionReturned, target: [connectionRestored, backOnlineTimerFx] });
sample({ clock: backOnlineTimerFx.done, fn: () => false, target: $isBackOnline });
sample({
  clock: connectionReturned,
  source: $startUp,
  filter: (state) => state === 'broken' || state === 'unknown-client',
  target: reloadFx,
});
