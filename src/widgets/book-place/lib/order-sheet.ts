import { lazyModule } from '@/shared/lib';

/** What books a place on its own; its code comes with the first press of Book. */
export const orderSheet = lazyModule(() => import('../ui/order-sheet'));
