import { useUnit } from 'effector-react';
import Smartphone from 'lucide-react/icons/smartphone';
import { Suspense, useState } from 'react';
import { $cart, isEmptyCart } from '@/entities/cart';
import { $token } from '@/entities/customer';
import { $config } from '@/shared/config';
import { $isNavigationLocked, $location } from '@/shared/routes';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { buildPhoneAddress } from './address';
import { text } from './texts';

const PhoneDialog = createLazyComponent(() => import('./phone-dialog').then((code) => code.PhoneDialog));

/**
 * On a kiosk, offers the page or the basket as a QR code for the customer's phone. It transfers a basket, never a
 * log-in.
 */
export function ContinueOnPhone() {
  const [isOpen, setIsOpen] = useState(false);
  const { token, cart, config, location, isPaying } = useUnit({
    token: $token,
    cart: $cart,
    config: $config,
    location: $location,
    isPaying: $isNavigationLocked,
  });
  const address = buildPhoneAddress({
    origin: globalThis.location.origin,
    location,
    bookingsSite: config.subSites.bookings,
    hasBasket: token !== null && cart !== null && !isEmptyCart(cart),
  });
  if (address === null || isPaying) return null;
  return (
    <Box display="flex" justifyContent="flex-end" marginBottom="4">
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Icon of={Smartphone} />
        <span>{text('phone.continue')}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneDialog
            address={address}
            holdUntil={cart?.holdUntil ?? null}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
