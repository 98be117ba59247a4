import { readStored, removeStored, writeStored } from '@/shared/lib';

const RELOADED_AT = 'pavilion.reloaded';
/** A second failure within this time is not a new release but a fault: no further reload. */
const AGAIN_MS = 60_000;

/**
 * Loads the code of a page. When it is gone (a new release has come during the visit) the page is loaded anew, once;
 * the promise then never settles, because the document is on its way out.
 *
 * @param load the dynamic import.
 * @param reload how to load the document anew.
 */
export async function loadPage<Page>(
  load: () => Promise<Page>,
  reload: () => void = () => globalThis.location.reload(),
): Promise<Page> {
  try {
    const page = await load();
    removeStored('session', RELOADED_AT);
    return page;
  } catch (failure) {
    const last = Number(readStored('session', RELOADED_AT) ?? 0);
    if (Date.now() - last < AGAIN_MS) throw failure;
    writeStored('session', RELOADED_AT, String(Date.now()));
    reload();
    return new Promise(() => {});
  }
}
