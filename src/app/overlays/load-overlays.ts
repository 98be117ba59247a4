import { createWatch, type Scope } from 'effector';
import { watchInFlight } from '@/shared/api';
import { toastShown } from '@/shared/toast';

/** By then the first screen has what it needs. */
export const AFTER_MS = 3000;

/**
 * What stands beside the pages comes after the first screen; at once with the first toast, or when the network seems to
 * go. Where it cannot come any more, index.html's own line says that until it has come.
 */
export function loadOverlays(scope: Scope, load = () => import('./open-overlays')): void {
  let isComing = false;
  let isConnectionSuspected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const line = document.getElementById('offline');
  const openLater = () => {
    clearTimeout(timer);
    timer = setTimeout(open, AFTER_MS);
  };
  const tell = () => {
    if (line) line.hidden = false;
    openLater();
  };
  const open = () => {
    if (isComing) return;
    isComing = true;
    load().then(
      ({ openOverlays }) => {
        openOverlays(scope, isConnectionSuspected, line?.hidden === false);
        line?.remove();
      },
      () => {
        isComing = false;
        // Where the server answers it has another release: that is looked after elsewhere.
        fetch('/config.json', { method: 'HEAD', cache: 'no-store' }).catch(tell);
      },
    );
  };
  const doubt = () => {
    isConnectionSuspected = true;
    open();
  };
  openLater();
  createWatch({ unit: toastShown, scope, fn: open });
  addEventListener('offline', doubt);
  watchInFlight((answer) => answer.catch(doubt));
  if (!navigator.onLine) doubt();
}
