import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { holdExtended } from '@/features/change-basket';
import { toLocalTime } from '@/shared/format';
import { activityDetected, visitEnded } from '@/shared/mode';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { QrCode } from '@/shared/ui/qr-code';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import type { PhoneAddress } from './address';
import { text } from './texts';

/** Delays the kiosk's idle timeout, to give the customer time to get their phone out. */
const MAX_ACTIVITY_MS = 60_000;
const ACTIVITY_INTERVAL_MS = 10_000;

interface PhoneDialogProps {
  readonly address: PhoneAddress;
  readonly holdUntil: string | null;
  readonly onClose: () => void;
}

/** Shows the address as a QR code. Meanwhile the holds of the places in the basket are extended. */
export function PhoneDialog({ address: { kind, url }, holdUntil, onClose }: PhoneDialogProps) {
  const { reportActivity, finish, extendHold } = useUnit({
    reportActivity: activityDetected,
    finish: visitEnded,
    extendHold: holdExtended,
  });
  const hasHold = kind === 'basket' && holdUntil !== null;
  useEffect(() => {
    if (hasHold) extendHold();
  }, [hasHold, extendHold]);
  useEffect(() => {
    const activityInterval = setInterval(() => reportActivity(), ACTIVITY_INTERVAL_MS);
    const endTimer = setTimeout(() => clearInterval(activityInterval), MAX_ACTIVITY_MS);
    return () => {
      clearInterval(activityInterval);
      clearTimeout(endTimer);
    };
  }, [reportActivity]);
  const displayedUrl = url.replace(/^https?:\/\//, '');
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
        <QrCode value={url} label={text('phone.qr', { address: displayedUrl })} size="lg" />
        <Text tone="strong" overflowWrap="anywhere">
          {displayedUrl}
        </Text>
        {kind === 'basket' ? (
          <Text>
            {holdUntil === null
              ? text('phone.kept')
              : text('phone.keptUntil', { time: toLocalTime(Date.parse(holdUntil)).time })}
          </Text>
        ) : (
          <Text>{text('phone.chooseAgain')}</Text>
        )}
        <Text tone="muted">{text('phone.wiped')}</Text>
      </Stack>
    </Modal>
  );
}
