import { readStored, writeStored } from '@/shared/lib';

const RELOADED_AT = 'pavilion.reloaded';
/** A second failure within this time is not a new release but a fault: no further reload, or there would be a loop. */
const AGAIN_MS = 600_000;

/**
 * Looks after code that is gone because a new release has come during the visit: the page is loaded anew, once.
 *
 * @param reload loads the document anew.
 */
export function createReleaseGuard(reload: () => void) {
  let isLeaving = false;
  return {
    /** Code could not be loaded. True when the document is on its way out, false when that would not help. */
    failed(): boolean {
      if (isLeaving) return true;
      const last = Number(readStored('session', RELOADED_AT) ?? 0);
      if (Date.now() - last < AGAIN_MS) return false;
      writeStored('session', RELOADED_AT, String(Date.now()));
      isLeaving = true;
      reload();
      return true;
    },
  };
}

export type ReleaseGuard = ReturnType<typeof createReleaseGuard>;

export const releaseGuard = createReleaseGuard(() => globalThis.location.reload());

/**
 * Loads the code of a page. When it is gone and the page is loaded anew, the promise never settles: nothing more is
 * drawn in a document that is on its way out.
 */
export async function loadPage<Page>(
  load: () => Promise<Page>,
  guard: ReleaseGuard = releaseGuard,
): Promise<Page> {
  try {
    return await load();
  } catch (failure) {
    if (!guard.failed()) throw failure;
    return new Promise(() => {});
  }
}
