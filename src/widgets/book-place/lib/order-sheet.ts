import { lazyModule } from '@/shared/lib';

/** The sheet that books a single place; its code loads with the first press of Book. */
export const orderSheet = lazyModule(() => import('../ui/order-sheet'));
