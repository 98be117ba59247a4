import type { ComponentType } from 'react';

interface KioskParts {
  readonly KioskHeader: ComponentType;
  readonly KioskIdle: ComponentType;
}

let loaded: KioskParts | null = null;

/** Fetches what only a kiosk needs. The entrypoint waits for it: without it one person could be shown to the next. */
export async function loadKiosk() {
  const { KioskHeader, KioskIdle, kioskStarted } = await import('./kiosk');
  loaded = { KioskHeader, KioskIdle };
  return { kioskStarted };
}

/** What a kiosk adds to each page; null where there is no kiosk. */
export const kioskParts = (): KioskParts | null => loaded;
