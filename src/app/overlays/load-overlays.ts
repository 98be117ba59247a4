import { createWatch, type Scope } from 'effector';
import { setInFlightListener } from '@/shared/api';
import { waitWhileLeaving } from '@/shared/lib';
import { toastShown } from '@/shared/toast';

/** Milliseconds after which the first screen has usually loaded. */
export const OVERLAYS_DELAY_MS = 3000;

const probeServer = () => fetch('/config.json', { method: 'HEAD', cache: 'no-store' });

/**
 * Loads the overlays after the first screen, or at once with the first toast or when the connection seems lost. While
 * they cannot be loaded, a line in index.html reports that the site is offline.
 */
export function loadOverlays(scope: Scope, load = () => import('./open-overlays')): void {
  let isRequested = false;
  let isConnectionSuspected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offlineNotice = document.getElementById('offline');
  const loadLater = () => {
    clearTimeout(timer);
    timer = setTimeout(loadNow, OVERLAYS_DELAY_MS);
  };
  const showOffline = () => {
    if (offlineNotice) offlineNotice.hidden = false;
    loadLater();
  };
  const loadNow = () => {
    if (isRequested) return;
    isRequested = true;
    // Browsers cache a failed import until the page is left, so none is started that is bound to fail. If the browser
    // says that it is offline, a probe of the server decides, because the browser may be wrong.
    (navigator.onLine ? load() : probeServer().then(load)).then(
      ({ openOverlays }) => {
        openOverlays(scope, isConnectionSuspected, offlineNotice?.hidden === false);
        offlineNotice?.remove();
      },
      () => {
        isRequested = false;
        // If the server responds, the chunk is missing because of a new release; the release guard handles that.
        probeServer().catch(() => waitWhileLeaving() ?? showOffline());
      },
    );
  };
  const suspectConnection = () => {
    isConnectionSuspected = true;
    loadNow();
  };
  loadLater();
  createWatch({ unit: toastShown, scope, fn: loadNow });
  addEventListener('offline', suspectConnection);
  setInFlightListener((response) => response.catch(suspectConnection));
  if (!navigator.onLine) suspectConnection();
}
