import type { ReactNode } from 'react';
import type { LeavingPreview } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { Box } from '@/shared/ui/box';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { formatRefundPart } from '../lib/amounts';
import { text } from '../texts';

/** What ends with a membership: its benefits, and later bookings and guest passes that it paid for. */
export function EndingItems({ preview: { benefits, bookings, guestPasses } }: { preview: LeavingPreview }) {
  const nothingEnds = benefits.length + bookings.length + guestPasses.length === 0;
  return (
    <Stack gap="3">
      <Heading level={3} size="sm">
        {text('leave.ends')}
      </Heading>
      {nothingEnds && <Text>{text('leave.endsNothing')}</Text>}
      <EndingGroup
        title={text('leave.benefits')}
        items={benefits.map((name) => ({ key: name, sentence: name }))}
      />
      <EndingGroup
        title={text('leave.bookings')}
        note={text('leave.bookingsHow')}
        items={bookings.map((booking) => ({ key: booking.id, sentence: formatBooking(booking) }))}
      />
      <EndingGroup
        title={text('leave.passes')}
        note={text('leave.passesHow')}
        items={guestPasses.map(({ id, guestName, visitDate }) => ({
          key: id,
          sentence: text('leave.pass', { name: guestName, day: formatLongDate(visitDate) }),
        }))}
      />
    </Stack>
  );
}

interface EndingGroupProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly items: readonly { readonly key: string; readonly sentence: string }[];
}

function EndingGroup({ title, note, items }: EndingGroupProps) {
  if (items.length === 0) return null;
  return (
    <Stack gap="1">
      <Heading level={4}>{title}</Heading>
      {note && <Text>{note}</Text>}
      <Box as="ul" margin="0" paddingInlineStart="6">
        {items.map(({ key, sentence }) => (
          <li key={key} dir="auto">
            {sentence}
          </li>
        ))}
      </Box>
    </Stack>
  );
}

function formatBooking({
  title,
  localDate,
  localStart: time,
  attendeeName: name,
  refund,
}: LeavingPreview['bookings'][number]): string {
  const day = formatLongDate(localDate);
  const bookingText =
    name === null
      ? text('leave.booking', { title, day, time })
      : text('leave.bookingFor', { title, day, time, name });
  return refund === null
    ? bookingText
    : `${bookingText}. ${text('leave.bookingBack', { refund: formatRefundPart(refund) })}`;
}
