import { createTabStore, readRecord } from '../lib';

/** The display mode, read at start-up and kept for the visit. Requirement S2.1. */
export type Mode = { isKiosk: boolean; isEmbedded: boolean; centre: string | null };

/** The only key that a kiosk keeps in storage between customers. */
export const MODE_STORAGE_KEY = 'pavilion.mode';
export const NORMAL_MODE: Mode = { isKiosk: false, isEmbedded: false, centre: null };

const modeStore = createTabStore(MODE_STORAGE_KEY, (stored): Mode => {
  const { isKiosk, isEmbedded, centre } = readRecord(stored);
  return {
    isKiosk: isKiosk === true,
    isEmbedded: isEmbedded === true,
    centre: typeof centre === 'string' ? centre : null,
  };
});

/** The mode that a query string requests; missing parts keep the stored value. Requirement S2.1. */
export function readMode(search: string, storedMode: Mode): Mode {
  const query = new URLSearchParams(search);
  const embedded = query.get('embedded');
  return {
    isKiosk: query.has('kiosk') ? query.get('kiosk') === 'true' : storedMode.isKiosk,
    isEmbedded: embedded === null ? storedMode.isEmbedded : embedded !== 'false',
    centre: query.get('centre') || storedMode.centre,
  };
}

/** The mode of a document with this query string, or the stored mode of the tab. */
export const findMode = (search: string): Mode => readMode(search, modeStore.read() ?? NORMAL_MODE);

/** Stores the mode for later documents of the tab. */
export const saveMode = modeStore.write;

/**
 * The current address with `embedded` added; null if it is already there or the visit is not embedded. The server chooses the
 * security policy by address.
 */
export function findEmbeddedAddress(location: Location, mode: Mode): string | null {
  const { origin, pathname, search, hash } = location;
  if (!mode.isEmbedded || new URLSearchParams(search).has('embedded')) return null;
  // Includes the origin, because a path that starts with two slashes would lead to another host.
  return `${origin}${pathname}${search}${search ? '&' : '?'}embedded${hash}`;
}
