import { useUnit } from 'effector-react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEffect, useRef } from 'react';
import { formatTimes, shortDayName } from '@/entities/session';
import type { ActivitySessionDetail } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { calendar } from '../model/order';
import { text } from '../order-texts';

/** Confirms what was booked. */
export function OrderDone({ session }: { readonly session: ActivitySessionDetail }) {
  const hasFailed = useUnit(calendar.$hasFailed);
  const textRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focuses the text, because the pressed button has disappeared.
    textRef.current?.focus();
  }, []);
  const { title, localDate, attendeeInstructions } = session;
  return (
    <Stack gap="4">
      <Box ref={textRef} tabIndex={-1} outline="none">
        <Alert status="success" title={title}>
          {`${shortDayName(localDate)}, ${formatTimes(session)}`}
        </Alert>
      </Box>
      {attendeeInstructions && <Text>{attendeeInstructions}</Text>}
      {hasFailed && <Alert status="danger">{text('order.calendarFailed')}</Alert>}
    </Stack>
  );
}

/** The buttons after a booking. */
export function DoneActions({ orderId }: { readonly orderId: string }) {
  const { isMaking, save } = useUnit({ isMaking: calendar.$isMaking, save: calendar.clicked });
  return (
    <>
      <ButtonLink to={paths.bookingConfirmed(orderId)}>{text('order.see')}</ButtonLink>
      <Button variant="secondary" isBusy={isMaking} onClick={() => save()}>
        <Icon of={CalendarPlus} />
        <span>{text('order.calendar')}</span>
      </Button>
    </>
  );
}
