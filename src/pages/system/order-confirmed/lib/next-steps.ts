import { bookingsOf, membershipsOf } from '@/entities/order';
import type { BookingOrderItem, MembershipOrderItem, Order } from '@/shared/api';
import { formatLongDate, type IsoDate, isPresent } from '@/shared/lib';
import { orderedOn } from '@/widgets/order-receipt';
import { text } from '../texts';

/** What the texts say beside the order: the customer's first name, '' while unknown, and the server's day. */
type TextFacts = { firstName: string; hasCode: boolean; today: IsoDate };
export type NextStep = { readonly date: string; readonly title: string; readonly detail: string | null };

/** "Welcome, Jo. You can start on 1 December.", as far as it is known; null for an order without a membership. */
export function welcomeOf(order: Order, { firstName, today }: Omit<TextFacts, 'hasCode'>): string | null {
  const [membership] = membershipsOf(order);
  if (!membership) return null;
  const isNew = (membership.purpose ?? 'new') === 'new';
  const greeting =
    firstName && text(isNew ? 'confirmation.welcome' : 'confirmation.thanks', { name: firstName });
  return [greeting, startOf(membership, isNew, today)].filter(Boolean).join(' ') || null;
}

function startOf(
  { requiresEligibility, startDate }: MembershipOrderItem,
  isNew: boolean,
  today: IsoDate,
): string {
  // It is pending until the proof has come.
  if (requiresEligibility) return '';
  const date = formatLongDate(startDate).replace(/ \d{4}$/, '');
  if (startDate > today) return text(isNew ? 'confirmation.startOn' : 'confirmation.startsOn', { date });
  return isNew ? text('confirmation.startToday') : '';
}

/** What was paid, what comes with each membership, and what was booked, by date; nothing that the order does not say. */
export function nextSteps(
  order: Order,
  { hasCode, today }: Omit<TextFacts, 'firstName'>,
): readonly NextStep[] {
  const coming = [
    ...membershipsOf(order).flatMap((membership) => datesOf(membership, hasCode)),
    ...bookingsOf(order).flatMap(visitsOf),
  ]
    .sort((one, other) => one.day.localeCompare(other.day) || one.time.localeCompare(other.time))
    .map(({ day, title, detail }) => ({ date: formatLongDate(day), title, detail }));
  const paid =
    order.total.amount > 0 ? text('next.paid', { amount: order.total.formatted }) : text('next.confirmed');
  const steps = [{ date: orderedOn(order), title: paid, detail: null }, ...coming];
  const words = formatLongDate(today);
  return steps.map((step) => (step.date === words ? { ...step, date: text('next.today') } : step));
}

function datesOf(membership: MembershipOrderItem, hasCode: boolean) {
  const { name, startDate, endDate, paymentType, firstBillingDate, requiresEligibility } = membership;
  const visit = hasCode ? text('next.visit') : null;
  const start = {
    day: startDate,
    time: '',
    title: text('next.starts', { name }),
    detail: requiresEligibility ? text('next.proof') : visit,
  };
  const billing =
    paymentType === 'recurring' && firstBillingDate
      ? { day: firstBillingDate, time: '', title: text('next.firstPayment'), detail: null }
      : null;
  const end = endDate ? { day: endDate, time: '', title: text('next.ends', { name }), detail: null } : null;
  return [start, billing, end].filter(isPresent);
}

/** A booked session, or each day of a camp or a course: when, where and for whom. */
function visitsOf({ booking, related: { simpleName: name, venue: centre }, variant }: BookingOrderItem) {
  if (booking === null) return [];
  const where = variant === null ? centre : text('next.bookingAt', { place: variant, centre });
  const { attendee } = booking;
  const detail = attendee === null ? where : text('next.bookingFor', { where, name: attendee.name });
  return (booking.days ?? [booking]).map(({ localDate, localStart: start, localEnd: end }) => ({
    day: localDate,
    time: start,
    title: text('next.booking', { name, start, end }),
    detail,
  }));
}
