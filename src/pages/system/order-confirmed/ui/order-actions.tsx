import { useUnit } from 'effector-react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import type { Order } from '@/shared/api';
import { toCalendarAddress } from '@/shared/calendar-file';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink, Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { printClicked } from '@/widgets/order-receipt';
import { hasCalendarDates } from '../lib/calendar-dates';
import { orderCalendarSaving } from '../model/order-calendar';
import { $accountUrl, $canPrintAndSave } from '../model/order-confirmed';
import { text } from '../texts';

/** The account link and, on a customer's own device, what they can save or print. */
export function OrderActions({ order, hasMembership }: { order: Order; hasMembership: boolean }) {
  const { accountUrl, canPrintAndSave, isMaking, hasFailed, saveCalendar, print } = useUnit({
    accountUrl: $accountUrl,
    canPrintAndSave: $canPrintAndSave,
    isMaking: orderCalendarSaving.$isMaking,
    hasFailed: orderCalendarSaving.$hasFailed,
    saveCalendar: orderCalendarSaving.clicked,
    print: printClicked,
  });
  const calendarUrl = canPrintAndSave ? toCalendarAddress(order.calendarUrl) : null;
  if (accountUrl === null && !canPrintAndSave) return null;
  return (
    <Stack gap="4">
      {accountUrl !== null && (
        <Text>{text(hasMembership ? 'confirmation.account' : 'confirmation.bookingsAccount')}</Text>
      )}
      <Stack direction="responsive" gap="3">
        {accountUrl !== null && <ButtonLink href={accountUrl}>{text('confirmation.toAccount')}</ButtonLink>}
        {canPrintAndSave && hasCalendarDates(order) && (
          <Button variant="secondary" isBusy={isMaking} onClick={() => saveCalendar()}>
            <Icon of={CalendarPlus} />
            <span>{text('confirmation.calendar')}</span>
          </Button>
        )}
        {canPrintAndSave && (
          <Button variant="secondary" onClick={() => print()}>
            <Icon of={Printer} />
            <span>{text('confirmation.print')}</span>
          </Button>
        )}
      </Stack>
      {calendarUrl !== null && (
        <Link href={calendarUrl} isStandalone>
          {text('confirmation.calendarOpen')}
        </Link>
      )}
      {hasFailed && <Alert status="danger">{text('confirmation.calendarFailed')}</Alert>}
    </Stack>
  );
}
