import { readStored, writeStored } from './storage';

const RELOADED_AT = 'pavilion.reloaded';
/** A second failure within this time is not a new release but a fault: no further reload, or there would be a loop. */
const AGAIN_MS = 600_000;

type Browser = {
  /** Loads the document again. */
  readonly reload: () => void;
  /** Whether the document could be had just now. */
  readonly isReachable: () => Promise<boolean>;
};

/**
 * Looks after code that is gone because a new release has come during the visit: the page is loaded again, once, and only
 * from a server that answers. Without one a reload would lose the page, and what was typed in it.
 */
export function createReleaseGuard({ reload, isReachable }: Browser) {
  let isLeaving = false;
  const wasReloaded = () => Date.now() - Number(readStored('session', RELOADED_AT) ?? 0) < AGAIN_MS;
  return {
    /** Code could not be loaded. True when the document is on its way out, false when that would not help. */
    async failed(): Promise<boolean> {
      if (!isLeaving && !wasReloaded() && (await isReachable()) && !isLeaving) {
        isLeaving = true;
        writeStored('session', RELOADED_AT, String(Date.now()));
        reload();
      }
      return isLeaving;
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
 * Loads code that comes when it is wanted. Offline it is waited for, and asked for again with the network. When it is
 * gone and the page is loaded again, the promise never settles: nothing more is drawn in a document that is on its way out.
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  guard: ReleaseGuard = releaseGuard,
): Promise<Code> {
  try {
    return await load();
  } catch (failure) {
    if (!navigator.onLine) {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return loadCode(load, guard);
    }
    if (!(await guard.failed())) throw failure;
    return new Promise(() => {});
  }
}
