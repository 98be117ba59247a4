import { useUnit } from 'effector-react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEffect, useRef } from 'react';
import { shortDayName, timesText } from '@/entities/session';
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

interface OrderDoneProps {
  readonly orderId: string;
  readonly session: ActivitySessionDetail;
}

/** What was booked, where the customer is, with the ways on. */
export function OrderDone({ orderId, session }: OrderDoneProps) {
  const { isMaking, hasFailed, save } = useUnit({
    isMaking: calendar.$isMaking,
    hasFailed: calendar.$hasFailed,
    save: calendar.clicked,
  });
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has gone.
    words.current?.focus();
  }, []);
  const { title, localDate, attendeeInstructions } = session;
  return (
    <Stack gap="4">
      <Box ref={words} tabIndex={-1} outline="none">
        <Alert status="success" title={text('order.booked')}>
          {`${title}, ${shortDayName(localDate)}, ${timesText(session)}`}
        </Alert>
      </Box>
      {attendeeInstructions && <Text>{attendeeInstructions}</Text>}
      <ButtonLink to={paths.bookingConfirmed(orderId)}>{text('order.see')}</ButtonLink>
      <Button variant="secondary" isBusy={isMaking} onClick={() => save()}>
        <Icon of={CalendarPlus} />
        <span>{text('order.calendar')}</span>
      </Button>
      {hasFailed && <Alert status="danger">{text('order.calendarFailed')}</Alert>}
    </Stack>
  );
}
