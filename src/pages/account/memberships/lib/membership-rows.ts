import { membershipText } from '@/entities/membership';
import type { AccountMembership } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { text } from '../texts';

/** The rows of a membership: its centre, price and dates. */
export function listMembershipRows(membership: AccountMembership) {
  const { homeVenue, price, paymentOption, startDate, endDate, nextCollection } = membership;
  const isMonthly = paymentOption.paymentType === 'recurring';
  return [
    { label: text('memberships.centre'), value: homeVenue.name },
    {
      label: text('memberships.price'),
      value: isMonthly ? membershipText('membership.perMonth', { price: price.formatted }) : price.formatted,
    },
    {
      label: text(membership.state === 'pending' ? 'memberships.starts' : 'memberships.since'),
      value: formatLongDate(startDate),
    },
    { label: text('memberships.until'), value: endDate && formatLongDate(endDate) },
    {
      label: text('memberships.collection'),
      value:
        nextCollection &&
        text('memberships.collectionOn', {
          amount: nextCollection.amount.formatted,
          day: formatLongDate(nextCollection.date),
        }),
    },
  ];
}
