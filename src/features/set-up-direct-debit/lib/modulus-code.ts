import { lazyModule } from '@/shared/lib';

/** The modulus check with its tables, which only somebody who gives an account needs. */
export const modulusCode = lazyModule(() => import('./modulus-check'));
