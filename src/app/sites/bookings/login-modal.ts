import { lazyModule } from '@/shared/lib';

export const loginModal = lazyModule(() => import('../../login-modal/log-in-components'));
