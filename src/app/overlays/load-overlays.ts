import { createWatch, type Scope } from 'effector';
import { watchInFlight } from '@/shared/api';
import { toastShown } from '@/shared/toast';

/** The first screen has loaded what it needs by then. */
export const AFTER_MS = 3000;

/**
 * Loads the overlays after the first screen, or at once with the first toast or when the connection seems lost. While
 * they cannot be loaded, a line in index.html reports that the site is offline.
 */
export function loadOverlays(scope: Scope, load = () => import('./open-overlays')): void {
  let isLoading = false;
  let isConnectionSuspected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const line = document.getElementById('offline');
  const openLater = () => {
    clearTimeout(timer);
    timer = setTimeout(open, AFTER_MS);
  };
  const showOffline = () => {
    if (line) line.hidden = false;
    openLater();
  };
  const open = () => {
    if (isLoading) return;
    isLoading = true;
    load().then(
      ({ openOverlays }) => {
        openOverlays(scope, isConnectionSuspected, line?.hidden === false);
        line?.remove();
      },
      () => {
        isLoading = false;
        // A server that responds has a new release, which the release guard handles.
        fetch('/config.json', { method: 'HEAD', cache: 'no-store' }).catch(showOffline);
      },
    );
  };
  const suspectConnection = () => {
    isConnectionSuspected = true;
    open();
  };
  openLater();
  createWatch({ unit: toastShown, scope, fn: open });
  addEventListener('offline', suspectConnection);
  watchInFlight((answer) => answer.catch(suspectConnection));
  if (!navigator.onLine) suspectConnection();
}
