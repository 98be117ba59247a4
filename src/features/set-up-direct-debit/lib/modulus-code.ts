import { lazyModule } from '@/shared/lib';

/** The modulus check with its tables, loaded only when somebody enters an account. */
export const modulusCode = lazyModule(() => import('./modulus-check'));
