import { readRecord, tabStore } from '../lib';

/** The display mode, read at start-up and kept for the visit. Requirement S2.1. */
export type Mode = { isKiosk: boolean; isEmbedded: boolean; centre: string | null };

/** The only value that a kiosk keeps between customers. */
export const MODE_STORAGE_KEY = 'pavilion.mode';
export const NORMAL_MODE: Mode = { isKiosk: false, isEmbedded: false, centre: null };

const saved = tabStore(MODE_STORAGE_KEY, (stored): Mode => {
  const { isKiosk, isEmbedded, centre } = readRecord(stored);
  return {
    isKiosk: isKiosk === true,
    isEmbedded: isEmbedded === true,
    centre: typeof centre === 'string' ? centre : null,
  };
});

/** The mode that a query string requests; missing parts keep the stored value. Requirement S2.1. */
export function modeFrom(search: string, kept: Mode): Mode {
  const query = new URLSearchParams(search);
  const embedded = query.get('embedded');
  return {
    isKiosk: query.has('kiosk') ? query.get('kiosk') === 'true' : kept.isKiosk,
    isEmbedded: embedded === null ? kept.isEmbedded : embedded !== 'false',
    centre: query.get('centre') || kept.centre,
  };
}

/** The mode of a document with this query string, or the stored mode of the tab. */
export const modeAt = (search: string): Mode => modeFrom(search, saved.read() ?? NORMAL_MODE);

/** Stores the mode for later documents of the tab. */
export const saveMode = saved.write;

/**
 * The address with `embedded` for a document of an embedded visit, null when it is present: the server chooses the
 * policy by the address.
 */
export function addressOfEmbedded(location: Location, mode: Mode): string | null {
  const { origin, pathname, search, hash } = location;
  if (!mode.isEmbedded || new URLSearchParams(search).has('embedded')) return null;
  // With the origin, because a path that starts with two slashes would be another host.
  return `${origin}${pathname}${search}${search ? '&' : '?'}embedded${hash}`;
}
