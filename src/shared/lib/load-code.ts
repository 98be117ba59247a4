import { beingLeft } from './page/being-left';
import { readStored, writeStored } from './storage';

const RELOADED_AT = 'pavilion.reloaded';
/** A second failure within this time is not a new release; reloading would loop. */
const RELOAD_COOLDOWN_MS = 600_000;
/** How often a server that could not be reached is asked again, if the browser says nothing. */
const RETRY_MS = 5000;

type Browser = {
  readonly reload: () => void;
  /** True when the server responds. */
  readonly isReachable: () => Promise<boolean>;
};

/**
 * Handles chunks that a new release has removed: reloads the page once, if the server responds. Otherwise a reload
 * would lose the page and what was typed.
 */
export function createReleaseGuard({ reload, isReachable }: Browser) {
  let isReloading = false;
  // A clock that was put back meanwhile must not stand in the way for long.
  const wasReloaded = () =>
    Math.abs(Date.now() - Number(readStored('session', RELOADED_AT) ?? 0)) < RELOAD_COOLDOWN_MS;
  return {
    isReachable,
    /** Reports a failed load. True when the page reloads, false when that would not help. */
    async failed(): Promise<boolean> {
      await beingLeft();
      if (!isReloading && !wasReloaded() && (await isReachable()) && !isReloading) {
        isReloading = true;
        writeStored('session', RELOADED_AT, String(Date.now()));
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
 * Runs a dynamic import. Offline it waits for the server first: a browser keeps a failed import until the page is left. Whether it is
 * offline the server says: browsers call many a working network none. When the page reloads, the promise never settles, so that nothing more is rendered.
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  guard: ReleaseGuard = releaseGuard,
): Promise<Code> {
  if (navigator.onLine === false) while (!(await guard.isReachable())) await onlineOrLater();
  try {
    return await load();
  } catch (failure) {
    if (!(await guard.failed())) throw failure;
    return new Promise(() => {});
  }
}

function onlineOrLater(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, RETRY_MS);
  });
}
