import type { ComponentType } from 'react';
import { createLazyModule } from '@/shared/lib';

type KioskComponents = {
  readonly KioskHeader: ComponentType;
  readonly ContinueOnPhone: ComponentType;
  readonly KioskIdle: ComponentType;
};

const kioskModule = createLazyModule(() => import('./kiosk'));

/**
 * Loads the kiosk's code. The entrypoint waits for it, because without it one customer could see the data of another.
 */
export const loadKiosk = kioskModule.load;

/** The kiosk components of every page; null outside a kiosk. */
export const getKioskComponents = (): KioskComponents | null => kioskModule.current();
