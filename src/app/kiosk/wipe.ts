import { attach, combine, createStore, sample } from 'effector';
import { $token } from '@/entities/customer';
import { abortCalls } from '@/shared/api';
import { $config } from '@/shared/config';
import { $mode, $subSite } from '@/shared/mode';
import { leaveFx, paths } from '@/shared/routes';
import { TOAST_MS } from '@/shared/toast';
import { forgetEverything } from './forget';
import { storeNotice } from './notice';
import { endSession, MAX_WAIT_MS, withTimeout } from './session-end';
import { text } from './texts';

/** Back to Kiosk Home: the configured address, or that of online joining. Spec, platform §2. */
export const $kioskHome = combine(
  { config: $config, mode: $mode, subSite: $subSite },
  ({ config: { kioskHomeUrl, subSites }, mode, subSite }) => {
    const site = subSite === 'online-joining' ? '' : subSites.onlineJoining;
    return kioskHomeUrl ?? `${site}${paths.kiosk(mode.centre)}`;
  },
);

interface Ending {
  /** In how many ms it is said that a form was cleared; null: nothing is said. */
  readonly noticeInMs: number | null;
  /** The cart of the visit goes with its person. */
  readonly hasCart: boolean;
}

/**
 * Forgets the person at the kiosk. The screen goes at once; calls under way are taken back; the session ends on the server, or
 * without its answer after a moment; cookies and storages are emptied; and a fresh document takes the place of this
 * one, which ends whatever is in its memory.
 */
export const wipeFx = attach({
  source: { token: $token, config: $config },
  effect: async ({ token, config }, { noticeInMs, hasCart }: Ending) => {
    cover();
    abortCalls();
    if (token !== null) await endSession({ hasCart });
    await withTimeout(MAX_WAIT_MS, forgetEverything());
    if (noticeInMs === null) return;
    // Somebody else's page says nothing in our name: there it is said before it comes.
    if (config.kioskHomeUrl === null) storeNotice(noticeInMs);
    else await showClearedNotice();
  },
});
// The document goes, whatever became of it.
sample({
  clock: wipeFx.finally,
  source: $kioskHome,
  fn: (to) => ({ to, replace: true }),
  target: leaveFx,
});

/** The document is on its way out, and is not wiped twice. */
export const $isWiping = createStore(false).on(wipeFx, () => true);

/** Says in the cover's middle that a form was cleared, until it has been read or somebody touches the screen. */
async function showClearedNotice(): Promise<void> {
  const notice = document.createElement('p');
  notice.className = 'shell-title';
  notice.setAttribute('role', 'status');
  notice.style.padding = '40vh 2rem 0';
  notice.style.textAlign = 'center';
  document.querySelector('.shell-spinner')?.remove();
  document.body.append(notice);
  notice.textContent = text('kiosk.cleared');
  const touched = new Promise<void>((resolve) => {
    for (const name of ['pointerdown', 'keydown'] as const)
      globalThis.addEventListener(name, () => resolve(), { once: true });
  });
  await withTimeout(TOAST_MS.normal, touched);
}

/** Nobody sees what stands on the screen, nor can anybody touch it. */
function cover(): void {
  const root = document.getElementById('root');
  if (!root || root.hidden) return;
  root.hidden = true;
  // What stands beside the pages goes with them: a toast may say what was refused to whom.
  for (const place of document.body.querySelectorAll<HTMLElement>(':scope > div:not(#root)'))
    place.style.display = 'none';
  const spinner = document.createElement('div');
  spinner.className = 'shell-spinner';
  spinner.setAttribute('role', 'status');
  spinner.setAttribute('aria-label', text('kiosk.clearing'));
  document.body.append(spinner);
}
