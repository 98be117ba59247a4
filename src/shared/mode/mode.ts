import { createEffect, createEvent, createStore, sample } from 'effector';
import { readStored, writeStored } from '../lib';

/** How the product is shown. Read once at start-up and kept for the visit. Spec, joining §2. */
export type Mode = { isKiosk: boolean; isEmbedded: boolean; centre: string | null };

/** The one thing that a kiosk keeps from one person to the next: that it is a kiosk, and where. */
export const MODE_STORED_AS = 'pavilion.mode';
const NORMAL: Mode = { isKiosk: false, isEmbedded: false, centre: null };

function storedMode(): Mode {
  try {
    const kept: unknown = JSON.parse(readStored('session', MODE_STORED_AS) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NORMAL;
    const centre: unknown = Reflect.get(kept, 'centre');
    return {
      isKiosk: Reflect.get(kept, 'isKiosk') === true,
      isEmbedded: Reflect.get(kept, 'isEmbedded') === true,
      centre: typeof centre === 'string' ? centre : null,
    };
  } catch {
    return NORMAL;
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

/** The site has started at an address with this query string. */
export const modeRequested = createEvent<string>();

const readModeFx = createEffect((search: string): Mode => {
  const mode = modeFrom(search, storedMode());
  writeStored('session', MODE_STORED_AS, JSON.stringify(mode));
  return mode;
});

export const $mode = createStore<Mode>(NORMAL).on(readModeFx.doneData, (_, mode) => mode);

sample({ clock: modeRequested, target: readModeFx });
