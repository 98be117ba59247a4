import { useUnit } from 'effector-react';
import type { Order } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { hasCalendarDates } from '../lib/calendar-dates';
import { orderedAt, paidWith } from '../lib/receipt';
import { $canPrintAndSave } from '../model/order-confirmed';
import {
  $hasCalendarFailed,
  $isMakingCalendar,
  calendarClicked,
  printClicked,
} from '../model/print-and-calendar';
import { text } from '../texts';
import { PrintedReceipt } from './printed-receipt';

/** The order's number, when and how it was paid; on a customer's own device, what they may take with them. */
export function ReceiptCard({ order }: { order: Order }) {
  const { canPrintAndSave, isMaking, hasFailed, saveCalendar, print } = useUnit({
    canPrintAndSave: $canPrintAndSave,
    isMaking: $isMakingCalendar,
    hasFailed: $hasCalendarFailed,
    saveCalendar: calendarClicked,
    print: printClicked,
  });
  return (
    <Card as="section" aria-labelledby="receipt">
      <Heading level={2} id="receipt">
        {text('receipt.title')}
      </Heading>
      <SummaryList
        label={text('receipt.title')}
        rows={[
          { label: text('receipt.number'), value: order.reference },
          { label: text('receipt.date'), value: orderedAt(order) },
          { label: text('receipt.paidWith'), value: paidWith(order) },
        ]}
      />
      {canPrintAndSave && (
        <Stack direction="responsive" gap="3" marginTop="4">
          <Button variant="secondary" onClick={() => print()}>
            {text('confirmation.print')}
          </Button>
          {hasCalendarDates(order) && (
            <Button variant="secondary" isBusy={isMaking} onClick={() => saveCalendar()}>
              {text('confirmation.calendar')}
            </Button>
          )}
        </Stack>
      )}
      {hasFailed && (
        <Box marginTop="4">
          <Alert status="danger">{text('confirmation.calendarFailed')}</Alert>
        </Box>
      )}
      {canPrintAndSave && <PrintedReceipt order={order} />}
    </Card>
  );
}
