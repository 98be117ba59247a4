import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { $user } from '@/entities/customer';
import type { HandOffKey } from '@/entities/hand-off';
import { readStored } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import type { Elements } from '@/shared/ui/elements';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';
import { BasketBar } from '@/widgets/hold-line';
import { Header } from '../../layouts/header';
import { SiteFrame } from '../../layouts/site-frame';
import { text } from '../texts';
import { EmbeddedBasket } from './embedded-basket';
import { loginModal } from './login-modal';

const HAND_OFF_KEY: HandOffKey = 'pavilion.handOff';

const StaffBar = createLazyComponent(() => import('../../front-of-house').then((code) => code.StaffBar));

const CarriedBasket = createLazyComponent(() =>
  import('@/widgets/carry-hand-off').then((code) => code.CarriedBasket),
);
const HandOffNotice = createLazyComponent(() =>
  import('@/widgets/carry-hand-off').then((code) => code.HandOffNotice),
);

/** The pages with a basket bar: all except those that show the basket or the paid order themselves. */
const BASKET_BAR_PATH = /^\/(?:(?:location|camps|courses|packages|waiting-list)(?:\/|$)|$)/;

/** The bookings site, which logs in through a modal when its code is loaded. */
export function BookingsLayout({ children }: { children: Elements }) {
  const login = loginModal.current();
  const { mode, user } = useUnit({ mode: $mode, user: $user });
  // A hand-off is opened on one page and stays open on the next.
  const { pathname } = useLocation();
  const isHandOffCarried = readStored('session', HAND_OFF_KEY) !== null;
  const [wasHandOffCarried] = useState(isHandOffCarried);
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
  const frame = (
    <SiteFrame name={text('page.bookings')} header={header}>
      {mode.isEmbedded && <EmbeddedBasket />}
      {isHandOffCarried && (
        <Suspense fallback={null}>
          <HandOffNotice />
        </Suspense>
      )}
      {children}
      {BASKET_BAR_PATH.test(pathname) && <BasketBar />}
    </SiteFrame>
  );
  return (
    <>
      {wasHandOffCarried ? (
        <Suspense fallback={<Spinner />}>
          <CarriedBasket>{frame}</CarriedBasket>
        </Suspense>
      ) : (
        frame
      )}
      {login && <login.LoginModal />}
    </>
  );
}
