import { createLazyModule } from '@/shared/lib';
import type { Elements } from '@/shared/ui/elements';
import { loginModal } from './login-modal';

const layout = createLazyModule(() => import('./layout'));

/** Loads the layout before the first page renders; the login modal loads later. */
export function loadBookingsFrame(): Promise<unknown> {
  return Promise.all([layout.load(), loginModal.load().catch(() => null)]);
}

/** The frame of the bookings site; the other sites do not load its code. */
export function BookingsFrame({ children }: { children: Elements }) {
  const layoutModule = layout.current();
  return layoutModule ? <layoutModule.BookingsLayout>{children}</layoutModule.BookingsLayout> : children;
}
