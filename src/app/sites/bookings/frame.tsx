import { lazyModule } from '@/shared/lib';
import type { Elements } from '@/shared/ui/elements';
import { loginModal } from './login-modal';

const layout = lazyModule(() => import('./layout'));

/** The layout comes before the first page is drawn; the login modal can come later. */
export function loadBookingsFrame(): Promise<unknown> {
  return Promise.all([layout.load(), loginModal.load().catch(() => null)]);
}

/** The frame of the bookings site, whose code the other sites do without. */
export function BookingsFrame({ children }: { children: Elements }) {
  const loaded = layout.current();
  return loaded ? <loaded.BookingsLayout>{children}</loaded.BookingsLayout> : children;
}
