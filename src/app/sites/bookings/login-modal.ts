import { createLazyModule } from '@/shared/lib';

export const loginModal = createLazyModule(() => import('../../login-modal/log-in-components'));
