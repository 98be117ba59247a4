import { attach, combine, createStore, sample } from 'effector';
import { $token } from '@/entities/customer';
import { abortCalls, type Source } from '@/shared/api';
import { $config } from '@/shared/config';
import { $mode, $subSite } from '@/shared/mode';
import { leaveFx, paths } from '@/shared/routes';
import { TOAST_MS } from '@/shared/toast';
import { forgetEverything } from './forget';
import { storeNotice } from './notice';
import { endVisitOnServer, MAX_WAIT_MS, withTimeout } from './session-end';
import { text } from './texts';

/** The target of Back to Kiosk Home: the configured address, or online joining. Requirement F4.5. */
export const $kioskHome = combine(
  { config: $config, mode: $mode, subSite: $subSite },
  ({ config: { kioskHomeUrl, subSites }, mode, subSite }) => {
    const siteAddress = subSite === 'online-joining' ? '' : subSites.onlineJoining;
    return kioskHomeUrl ?? `${siteAddress}${paths.kiosk(mode.centre)}`;
  },
);

interface VisitEnding {
  /** The delay, in milliseconds, of the notice that a form was cleared; null if there is no notice. */
  readonly noticeDelayMs: number | null;
  /** The front ends that added items to the cart in this visit; their items are cleared. */
  readonly clearedSources: readonly Source[];
}

/**
 * Clears the visit: covers the screen, aborts requests, ends the session on the server (waiting at most two seconds),
 * clears cookies and storage, and loads a new document, which also clears the memory.
 */
export const clearVisitFx = attach({
  source: { token: $token, config: $config },
  effect: async ({ token, config }, { noticeDelayMs, clearedSources }: VisitEnding) => {
    coverScreen();
    abortCalls();
    if (token !== null) await endVisitOnServer({ clearedSources });
    await withTimeout(MAX_WAIT_MS, forgetEverything());
    if (noticeDelayMs === null) return;
    // An external kiosk home cannot show the notice, so the cover shows it before leaving.
    if (config.kioskHomeUrl === null) storeNotice(noticeDelayMs);
    else await showClearedNotice();
  },
});
// Leaves the document whether or not the clearing succeeded.
sample({
  clock: clearVisitFx.finally,
  source: $kioskHome,
  fn: (to) => ({ to, replace: true }),
  target: leaveFx,
});

export const $isClearingVisit = createStore(false).on(clearVisitFx, () => true);

/** Shows on the cover that a form was cleared, until the notice expires or the customer touches the screen. */
async function showClearedNotice(): Promise<void> {
  const notice = document.createElement('p');
  notice.className = 'shell-title';
  notice.setAttribute('role', 'status');
  notice.style.padding = '40vh 2rem 0';
  notice.style.textAlign = 'center';
  document.querySelector('.shell-spinner')?.remove();
  document.body.append(notice);
  notice.textContent = text('kiosk.cleared');
  const screenTouched = new Promise<void>((resolve) => {
    for (const name of ['pointerdown', 'keydown'] as const)
      globalThis.addEventListener(name, () => resolve(), { once: true });
  });
  await withTimeout(TOAST_MS.normal, screenTouched);
}

function coverScreen(): void {
  const root = document.getElementById('root');
  if (!root || root.hidden) return;
  root.hidden = true;
  // Overlays are hidden too, because a toast may contain personal data.
  for (const overlay of document.body.querySelectorAll<HTMLElement>(':scope > div:not(#root)'))
    overlay.style.display = 'none';
  const spinner = document.createElement('div');
  spinner.className = 'shell-spinner';
  spinner.setAttribute('role', 'status');
  spinner.setAttribute('aria-label', text('kiosk.clearing'));
  document.body.append(spinner);
}
