import { shortDayName } from '@/entities/session/@x/booking';
import type { BookingOrderItem, Cart } from '@/shared/api';
import { formatList } from '@/shared/format';
import { text } from '../cancel-texts';

type OrderedBooking = NonNullable<BookingOrderItem['booking']>;
type Days = Cart['items'][number]['days'];
type Moment = OrderedBooking['freeToCancel'];

interface CancelledPlace extends Pick<OrderedBooking, 'freeToCancel' | 'lateFee'> {
  readonly days?: Days;
}

/**
 * The cancellation terms in sentences: the deadline for free cancellation and the fee afterwards, for a camp day by day. `at` is
 * the server's time; deadlines before it are shown as passed.
 */
export function cancelRule({ freeToCancel, lateFee, days = null }: CancelledPlace, at: number): string[] {
  const fee =
    lateFee === null ? text('cancelRule.noRefund') : text('cancelRule.lateFee', { price: lateFee.formatted });
  const single = (days ?? []).flatMap(({ localDate, freeToCancel: moment }) =>
    moment ? [{ day: shortDayName(localDate), moment }] : [],
  );
  const isLate = ({ until }: Moment) => at >= Date.parse(until);
  if (single.length < 2) {
    return isLate(freeToCancel)
      ? [text('cancelRule.tooLate'), text('cancelRule.fee', { fee })]
      : [text('cancelRule.free', { time: timeOf(freeToCancel) }), text('cancelRule.afterwards', { fee })];
  }
  const late = single.filter(({ moment }) => isLate(moment)).map(({ day }) => day);
  const free = single
    .filter(({ moment }) => !isLate(moment))
    .map(({ day, moment }) => text('cancelRule.day', { day, time: timeOf(moment) }));
  return [
    ...(late.length > 0 ? [text('cancelRule.tooLateFor', { days: formatList(late) })] : []),
    ...(free.length > 0 ? [text('cancelRule.freeDays', { days: free.join('; ') })] : []),
    text(free.length > 0 ? 'cancelRule.afterwards' : 'cancelRule.fee', { fee }),
  ];
}

const timeOf = ({ localDate, localTime }: Moment): string => `${shortDayName(localDate)}, ${localTime}`;
