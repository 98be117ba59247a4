import { useUnit } from 'effector-react';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useState } from 'react';
import { $cart, isEmptyCart } from '@/entities/cart';
import { $token } from '@/entities/customer';
import { localTime } from '@/entities/session';
import { holdExtended } from '@/features/change-basket';
import { $config } from '@/shared/config';
import { activityDetected, visitEnded } from '@/shared/mode';
import { $isNavigationLocked, $location } from '@/shared/routes';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Modal } from '@/shared/ui/modal';
import { QrCode } from '@/shared/ui/qr-code';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { type PhoneAddress, phoneAddress } from './address';
import { text } from './texts';

/** Getting a phone out takes this long; then the kiosk's own time begins. */
const PATIENCE_MS = 60_000;
const REMINDER_MS = 10_000;

/** On a kiosk: the page or the basket as a QR code for the customer's own phone. A basket moves, never a log-in. */
export function ContinueOnPhone() {
  const [isOpen, setIsOpen] = useState(false);
  const { token, cart, config, location, isPaying, extend } = useUnit({
    token: $token,
    cart: $cart,
    config: $config,
    location: $location,
    isPaying: $isNavigationLocked,
    extend: holdExtended,
  });
  const address = phoneAddress({
    origin: globalThis.location.origin,
    location,
    bookingsSite: config.subSites.bookings,
    hasBasket: token !== null && cart !== null && !isEmptyCart(cart),
  });
  if (address === null || isPaying) return null;
  const open = () => {
    setIsOpen(true);
    if (address.kind === 'basket' && cart?.holdUntil) extend();
  };
  return (
    <Box display="flex" justifyContent="flex-end" marginBottom="4">
      <Button variant="secondary" onClick={open}>
        <Icon of={Smartphone} />
        <span>{text('phone.continue')}</span>
      </Button>
      {isOpen && (
        <PhoneDialog address={address} holdUntil={cart?.holdUntil ?? null} onClose={() => setIsOpen(false)} />
      )}
    </Box>
  );
}

interface PhoneDialogProps {
  readonly address: PhoneAddress;
  readonly holdUntil: string | null;
  readonly onClose: () => void;
}

function PhoneDialog({ address: { kind, url }, holdUntil, onClose }: PhoneDialogProps) {
  const { isHere, finish } = useUnit({ isHere: activityDetected, finish: visitEnded });
  useEffect(() => {
    const reminder = setInterval(() => isHere(), REMINDER_MS);
    const end = setTimeout(() => clearInterval(reminder), PATIENCE_MS);
    return () => {
      clearInterval(reminder);
      clearTimeout(end);
    };
  }, [isHere]);
  const shown = url.replace(/^https?:\/\//, '');
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('phone.continue')}
      footer={
        <>
          <Button onClick={() => finish()}>{text('phone.done')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {uiText('form.close')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{text(kind === 'basket' ? 'phone.scanBasket' : 'phone.scanPage')}</Text>
        <QrCode value={url} label={text('phone.qr', { address: shown })} size="lg" />
        <Text tone="strong" overflowWrap="anywhere">
          {shown}
        </Text>
        {kind === 'basket' ? (
          <Text>
            {holdUntil === null
              ? text('phone.kept')
              : text('phone.keptUntil', { time: localTime(Date.parse(holdUntil)).time })}
          </Text>
        ) : (
          <Text>{text('phone.chooseAgain')}</Text>
        )}
        <Text tone="muted">{text('phone.wiped')}</Text>
      </Stack>
    </Modal>
  );
}
