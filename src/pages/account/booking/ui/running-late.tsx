import { useUnit } from 'effector-react';
import type { AccountBooking } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { lateClicked, lateNoticeText } from '../model/running-late';
import { text } from '../texts';

/** Around the start time, lets the customer tell the centre that they are late, and shows what it has been told. */
export function RunningLate({ booking }: { booking: AccountBooking }) {
  const ask = useUnit(lateClicked);
  const { late } = booking;
  const told = lateNoticeText(booking);
  if (!late?.allowed) return late?.message ? <Text tone="muted">{late.message}</Text> : null;
  return (
    <Stack gap="2" align="start">
      {told !== null && <Alert status="info">{told}</Alert>}
      <Button variant="secondary" onClick={() => ask()}>
        {text(told === null ? 'late.open' : 'late.change')}
      </Button>
    </Stack>
  );
}
