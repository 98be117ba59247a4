import { useUnit } from 'effector-react';
import { lazyModule } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import type { Elements } from '@/shared/ui/elements';
import { Header } from '../../layouts/header';
import { SiteFrame } from '../../layouts/site-frame';
import { text } from '../texts';
import { EmbeddedBasket } from './embedded-basket';

export const loginModal = lazyModule(() => import('../../login-modal/log-in-components'));

/** The bookings site, which logs in through a modal when its code is loaded. Spec, platform §2. */
export function BookingsLayout({ children }: { children: Elements }) {
  const login = loginModal.current();
  const { isEmbedded } = useUnit($mode);
  return (
    <>
      <SiteFrame name={text('page.bookings')} header={<Header LogInButton={login?.LogInButton} />}>
        {isEmbedded && <EmbeddedBasket />}
        {children}
      </SiteFrame>
      {login && <login.LoginModal />}
    </>
  );
}
