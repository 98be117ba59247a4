import { useUnit } from 'effector-react';
import type { AccountBooking } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { formatLateNotice, runningLateClicked } from '../model/running-late';
import { text } from '../texts';

/** What the centre has been told about a late arrival. */
export function LateNotice({ booking }: { booking: AccountBooking }) {
  const lateNotice = booking.late?.allowed ? formatLateNotice(booking) : null;
  return lateNotice === null ? null : <Alert status="info">{lateNotice}</Alert>;
}

/** Around the start time, the button with which the customer tells the centre that they are late. */
export function RunningLateButton({ booking }: { booking: AccountBooking }) {
  const openLateDialog = useUnit(runningLateClicked);
  if (!booking.late?.allowed) return null;
  return (
    <Button variant="secondary" onClick={() => openLateDialog()}>
      {text(formatLateNotice(booking) === null ? 'late.open' : 'late.change')}
    </Button>
  );
}
