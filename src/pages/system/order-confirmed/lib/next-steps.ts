import { listOrderBookings, listOrderMemberships } from '@/entities/order';
import type { BookingOrderItem, MembershipOrderItem, Order } from '@/shared/api';
import { formatLongDate, type IsoDate, isPresent } from '@/shared/lib';
import { formatOrderDate } from '@/widgets/order-receipt';
import { text } from '../texts';

/**
 * Facts from outside the order: the customer's first name ('' while unknown), whether they have a member code, and the
 * server's date.
 */
type CustomerFacts = { firstName: string; hasMemberCode: boolean; today: IsoDate };
export type NextStep = { readonly date: string; readonly title: string; readonly detail: string | null };

/** "Welcome, Jo. You can start on 1 December.", without unknown parts; null for an order without a membership. */
export function formatWelcome(
  order: Order,
  { firstName, today }: Omit<CustomerFacts, 'hasMemberCode'>,
): string | null {
  const [membership] = listOrderMemberships(order);
  if (!membership) return null;
  const isNew = (membership.purpose ?? 'new') === 'new';
  const greeting =
    firstName && text(isNew ? 'confirmation.welcome' : 'confirmation.thanks', { name: firstName });
  return [greeting, formatStart(membership, isNew, today)].filter(Boolean).join(' ') || null;
}

function formatStart(
  { requiresEligibility, startDate }: MembershipOrderItem,
  isNew: boolean,
  today: IsoDate,
): string {
  // The membership is pending until the document has been checked.
  if (requiresEligibility) return '';
  const date = formatLongDate(startDate).replace(/ \d{4}$/, '');
  if (startDate > today) return text(isNew ? 'confirmation.startOn' : 'confirmation.startsOn', { date });
  return isNew ? text('confirmation.startToday') : '';
}

/** The steps after an order by date: the payment, each membership and each booking, without unknown parts. */
export function listNextSteps(
  order: Order,
  { hasMemberCode, today }: Omit<CustomerFacts, 'firstName'>,
): readonly NextStep[] {
  const datedSteps = [
    ...listOrderMemberships(order).flatMap((membership) => listMembershipSteps(membership, hasMemberCode)),
    ...listOrderBookings(order).flatMap(listVisitSteps),
  ]
    .sort((first, second) => first.day.localeCompare(second.day) || first.time.localeCompare(second.time))
    .map(({ day, title, detail }) => ({ date: formatLongDate(day), title, detail }));
  const paymentText =
    order.total.amount > 0 ? text('next.paid', { amount: order.total.formatted }) : text('next.confirmed');
  const steps = [{ date: formatOrderDate(order), title: paymentText, detail: null }, ...datedSteps];
  const dateText = formatLongDate(today);
  return steps.map((step) => (step.date === dateText ? { ...step, date: text('next.today') } : step));
}

function listMembershipSteps(membership: MembershipOrderItem, hasMemberCode: boolean) {
  const { name, startDate, endDate, paymentType, firstBillingDate, requiresEligibility } = membership;
  const visitHint = hasMemberCode ? text('next.visit') : null;
  const startStep = {
    day: startDate,
    time: '',
    title: text('next.starts', { name }),
    detail: requiresEligibility ? text('next.proof') : visitHint,
  };
  const billingStep =
    paymentType === 'recurring' && firstBillingDate
      ? { day: firstBillingDate, time: '', title: text('next.firstPayment'), detail: null }
      : null;
  const endStep = endDate
    ? { day: endDate, time: '', title: text('next.ends', { name }), detail: null }
    : null;
  return [startStep, billingStep, endStep].filter(isPresent);
}

/** The visits of a booking: a session, or each day of a camp or a course, with its time, place and attendee. */
function listVisitSteps({
  booking,
  related: { simpleName: name, venue: centre },
  variant,
}: BookingOrderItem) {
  if (booking === null) return [];
  const placeText = variant === null ? centre : text('next.bookingAt', { place: variant, centre });
  const { attendee } = booking;
  const detail =
    attendee === null ? placeText : text('next.bookingFor', { where: placeText, name: attendee.name });
  return (booking.days ?? [booking]).map(({ localDate, localStart: start, localEnd: end }) => ({
    day: localDate,
    time: start,
    title: text('next.booking', { name, start, end }),
    detail,
  }));
}
