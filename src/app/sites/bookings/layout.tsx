import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $user } from '@/entities/customer';
import { $mode } from '@/shared/mode';
import type { Elements } from '@/shared/ui/elements';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Header } from '../../layouts/header';
import { SiteFrame } from '../../layouts/site-frame';
import { text } from '../texts';
import { EmbeddedBasket } from './embedded-basket';
import { loginModal } from './login-modal';

const StaffBar = lazyComponent(() => import('../../front-of-house').then((code) => code.StaffBar));

/** The bookings site, which logs in through a modal when its code is loaded. Spec, platform §2. */
export function BookingsLayout({ children }: { children: Elements }) {
  const login = loginModal.current();
  const { mode, user } = useUnit({ mode: $mode, user: $user });
  const header = (
    <>
      <Header LogInButton={login?.LogInButton} />
      {user?.isStaff && !mode.isKiosk && (
        <Suspense fallback={null}>
          <StaffBar />
        </Suspense>
      )}
    </>
  );
  return (
    <>
      <SiteFrame name={text('page.bookings')} header={header}>
        {mode.isEmbedded && <EmbeddedBasket />}
        {children}
      </SiteFrame>
      {login && <login.LoginModal />}
    </>
  );
}
