import { lazyModule } from '../../lib';

export const formCode = lazyModule(() => import('./form-code'));
