import { createLazyModule } from '@/shared/lib';

/** The modulus check with its tables, loaded only when somebody enters an account. */
export const modulusCode = createLazyModule(() => import('./modulus-check'));
