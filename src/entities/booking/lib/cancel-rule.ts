import { shortDayName } from '@/entities/session/@x/booking';
import type { BookingOrderItem, Cart } from '@/shared/api';
import { formatList } from '@/shared/format';
import { text } from '../cancel-texts';

type OrderedBooking = NonNullable<BookingOrderItem['booking']>;
type CampDays = Cart['items'][number]['days'];
type Deadline = OrderedBooking['freeToCancel'];

interface CancellablePlace extends Pick<OrderedBooking, 'freeToCancel' | 'lateFee'> {
  readonly days?: CampDays;
}

/**
 * The cancellation terms in sentences: the deadline for free cancellation and the fee afterwards, for a camp day by day.
 * Deadlines before `serverTime` are shown as passed.
 */
export function formatCancelRule(
  { freeToCancel, lateFee, days = null }: CancellablePlace,
  serverTime: number,
): string[] {
  const fee =
    lateFee === null ? text('cancelRule.noRefund') : text('cancelRule.lateFee', { price: lateFee.formatted });
  const dayDeadlines = (days ?? []).flatMap(({ localDate, freeToCancel: deadline }) =>
    deadline ? [{ day: shortDayName(localDate), deadline }] : [],
  );
  const isPastDeadline = ({ until }: Deadline) => serverTime >= Date.parse(until);
  if (dayDeadlines.length < 2) {
    return isPastDeadline(freeToCancel)
      ? [text('cancelRule.tooLate'), text('cancelRule.fee', { fee })]
      : [
          text('cancelRule.free', { time: formatDeadline(freeToCancel) }),
          text('cancelRule.afterwards', { fee }),
        ];
  }
  const lateDays = dayDeadlines.filter(({ deadline }) => isPastDeadline(deadline)).map(({ day }) => day);
  const freeDays = dayDeadlines
    .filter(({ deadline }) => !isPastDeadline(deadline))
    .map(({ day, deadline }) => text('cancelRule.day', { day, time: formatDeadline(deadline) }));
  return [
    ...(lateDays.length > 0 ? [text('cancelRule.tooLateFor', { days: formatList(lateDays) })] : []),
    ...(freeDays.length > 0 ? [text('cancelRule.freeDays', { days: freeDays.join('; ') })] : []),
    text(freeDays.length > 0 ? 'cancelRule.afterwards' : 'cancelRule.fee', { fee }),
  ];
}

const formatDeadline = ({ localDate, localTime }: Deadline): string =>
  `${shortDayName(localDate)}, ${localTime}`;
