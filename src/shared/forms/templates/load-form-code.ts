import { lazyModule } from '../../lib';

/** The code of forms. */
export const formCode = lazyModule(() => import('./form-code'));
