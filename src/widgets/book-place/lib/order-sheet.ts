import { createLazyModule } from '@/shared/lib';

/** The sheet that books a single place; its code loads with the first press of Book. */
export const orderSheet = createLazyModule(() => import('../ui/order-sheet'));
