import { readStored, writeStored } from '../lib';

/** How the product is shown. Read once at start-up and kept for the visit. Spec, joining §2. */
export type Mode = { isKiosk: boolean; isEmbedded: boolean; centre: string | null };

/** The one thing that a kiosk keeps from one person to the next: that it is a kiosk, and where. */
export const MODE_STORAGE_KEY = 'pavilion.mode';
export const NORMAL_MODE: Mode = { isKiosk: false, isEmbedded: false, centre: null };

function savedMode(): Mode {
  try {
    const kept: unknown = JSON.parse(readStored('session', MODE_STORAGE_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NORMAL_MODE;
    const centre: unknown = Reflect.get(kept, 'centre');
    return {
      isKiosk: Reflect.get(kept, 'isKiosk') === true,
      isEmbedded: Reflect.get(kept, 'isEmbedded') === true,
      centre: typeof centre === 'string' ? centre : null,
    };
  } catch {
    return NORMAL_MODE;
  }
}

/** The mode that an address asks for; what it does not mention stays as it was kept. Spec, joining §2. */
export function modeFrom(search: string, kept: Mode): Mode {
  const query = new URLSearchParams(search);
  const embedded = query.get('embedded');
  return {
    isKiosk: query.has('kiosk') ? query.get('kiosk') === 'true' : kept.isKiosk,
    isEmbedded: embedded === null ? kept.isEmbedded : embedded !== 'false',
    centre: query.get('centre') || kept.centre,
  };
}

/** The mode of a document that was opened with this query: what that asks for, else what the tab has kept. */
export const modeAt = (search: string): Mode => modeFrom(search, savedMode());

/** Keeps the mode for the tab's next document. */
export function saveMode(mode: Mode): void {
  writeStored('session', MODE_STORAGE_KEY, JSON.stringify(mode));
}

/**
 * The address that a document of an embedded visit has to have, null when it has it: the server chooses the document's policy
 * by its address, so that each one has to say `embedded`.
 */
export function addressOfEmbedded(place: Location, mode: Mode): string | null {
  const { origin, pathname, search, hash } = place;
  if (!mode.isEmbedded || new URLSearchParams(search).has('embedded')) return null;
  // With the origin: a path that begins with two slashes would be another site's address.
  return `${origin}${pathname}${search}${search ? '&' : '?'}embedded${hash}`;
}
