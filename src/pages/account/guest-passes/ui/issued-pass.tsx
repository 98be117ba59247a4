import { dayName } from '@/entities/session';
import type { GuestPass } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { QrCode } from '@/shared/ui/qr-code';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

/** The pass that was issued last: its code as text and as a QR code. */
export function IssuedPass({ pass: { guest, visitDate, code } }: { pass: GuestPass }) {
  const name = `${guest.firstName} ${guest.lastName}`;
  return (
    <Alert status="success" title={text('guests.issued', { name, date: dayName(visitDate), code })}>
      <Stack gap="3" align="start">
        {guest.email && <Text>{text('guests.mailed', { email: guest.email })}</Text>}
        <QrCode value={code} label={text('guests.qr', { code })} />
      </Stack>
    </Alert>
  );
}
