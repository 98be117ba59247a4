import type { ComponentType } from 'react';
import { lazyModule } from '@/shared/lib';

type KioskComponents = { readonly KioskHeader: ComponentType; readonly KioskIdle: ComponentType };

const code = lazyModule(() => import('./kiosk'));

/** Fetches what only a kiosk needs. The entrypoint waits for it: without it one person could be shown to the next. */
export const loadKiosk = code.load;

/** What a kiosk adds to each page; null where there is no kiosk. */
export const kioskComponents = (): KioskComponents | null => code.current();
