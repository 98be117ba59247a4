import { attach, combine, createStore } from 'effector';
import { $token } from '@/entities/customer';
import { endCalls, logOut } from '@/shared/api';
import { $config } from '@/shared/config';
import { text } from '@/shared/messages';
import { $mode } from '@/shared/mode';
import { paths } from '@/shared/routes';
import { forgetEverything } from './forget';
import { leaveNotice } from './notice';

/** How long the next person waits for the server's answer to the log-out, at most. */
const LONGEST_WAIT_MS = 2000;

/** Back to Kiosk Home: the configured address, or the site's own. Spec, platform §2. */
export const $kioskHome = combine(
  $config,
  $mode,
  ({ kioskHomeUrl }, { centre }) => kioskHomeUrl ?? paths.kiosk(centre),
);

type Told = { readonly noticeInMs: number | null };

/**
 * Forgets the person at the kiosk. The screen goes at once; calls under way are taken back; the session ends on the server, or
 * without its answer after a moment; cookies and storages are emptied; and a fresh document takes the place of this
 * one, which ends whatever is in its memory.
 */
export const wipeFx = attach({
  source: { token: $token, home: $kioskHome, config: $config },
  effect: async ({ token, home, config }, { noticeInMs }: Told) => {
    try {
      cover();
      endCalls();
      if (token !== null) await Promise.race([logOut().catch(() => undefined), pause(LONGEST_WAIT_MS)]);
      await Promise.race([forgetEverything(), pause(LONGEST_WAIT_MS)]);
      if (noticeInMs !== null && config.kioskHomeUrl === null) leaveNotice(noticeInMs);
    } finally {
      globalThis.location.replace(home);
    }
  },
});

/** The document is on its way out, and is not wiped twice. */
export const $isWiping = createStore(false).on(wipeFx, () => true);

/** Nobody sees what stands on the screen, nor can anybody touch it. */
function cover(): void {
  const root = document.getElementById('root');
  if (!root || root.hidden) return;
  root.hidden = true;
  const spinner = document.createElement('div');
  spinner.className = 'shell-spinner';
  spinner.setAttribute('role', 'status');
  spinner.setAttribute('aria-label', text('kiosk.clearing'));
  document.body.append(spinner);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
