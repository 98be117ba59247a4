import { lazyModule } from '@/shared/lib';
import type { Elements } from '@/shared/ui/elements';
import { Header } from '../../layouts/header';
import { SiteFrame } from '../../layouts/site-frame';
import { text } from '../texts';

export const loginModal = lazyModule(() => import('../../login-modal/log-in-components'));

/** The bookings site, which logs in through a modal when its code is loaded. Spec, platform §2. */
export function BookingsLayout({ children }: { children: Elements }) {
  const login = loginModal.current();
  return (
    <>
      <SiteFrame name={text('page.bookings')} header={<Header LogInButton={login?.LogInButton} />}>
        {children}
      </SiteFrame>
      {login && <login.LoginModal />}
    </>
  );
}
