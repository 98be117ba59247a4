import { waitWhileLeaving } from './page/page-leaving';
import { readStored, writeStored } from './storage';

const RELOADED_AT_KEY = 'pavilion.reloaded';
/** A second failure within this time is not caused by a new release; reloading again would loop. */
const RELOAD_COOLDOWN_MS = 600_000;
/** How often to check whether the server is reachable again, if the browser fires no `online` event. */
const SERVER_CHECK_MS = 5000;

type BrowserActions = {
  readonly reload: () => void;
  /** Whether the server responds. */
  readonly isReachable: () => Promise<boolean>;
};

/**
 * Handles chunks that a new release has removed: reloads the page once, but only if the server responds, because otherwise a
 * reload would lose the page and what was typed.
 */
export function createReleaseGuard({ reload, isReachable }: BrowserActions) {
  let isReloading = false;
  // If the device's clock was put back, the last reload may lie in the future; that must not prevent a reload for long.
  const wasReloaded = () =>
    Math.abs(Date.now() - Number(readStored('session', RELOADED_AT_KEY) ?? 0)) < RELOAD_COOLDOWN_MS;
  return {
    isReachable,
    /** Reports a failed load. Resolves with true if the page reloads, with false if a reload would not help. */
    async reportFailure(): Promise<boolean> {
      await waitWhileLeaving();
      if (!isReloading && !wasReloaded() && (await isReachable()) && !isReloading) {
        isReloading = true;
        writeStored('session', RELOADED_AT_KEY, String(Date.now()));
        reload();
      }
      return isReloading;
    },
  };
}

export type ReleaseGuard = ReturnType<typeof createReleaseGuard>;

export const releaseGuard = createReleaseGuard({
  reload: () => globalThis.location.reload(),
  isReachable: () =>
    fetch(globalThis.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
});

/**
 * Runs a dynamic import. Offline it waits for the server first, because browsers cache a failed import for the life of the page.
 * It asks the server whether it is offline, because browsers often wrongly report that they are. If the page reloads, the promise
 * never settles, so that nothing more is rendered.
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  releaseHandler: ReleaseGuard = releaseGuard,
): Promise<Code> {
  if (navigator.onLine === false) while (!(await releaseHandler.isReachable())) await waitUntilOnline();
  try {
    return await load();
  } catch (failure) {
    if (!(await releaseHandler.reportFailure())) throw failure;
    return new Promise(() => {});
  }
}

function waitUntilOnline(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, SERVER_CHECK_MS);
  });
}
