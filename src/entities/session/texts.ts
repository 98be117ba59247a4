import { defineTexts } from '@/shared/texts';

/** What is said of one session of an activity. */
export const text = defineTexts({
  'session.spaces': '{n} spaces',
  'session.few': '{n} spaces left',
  'session.lastSpace': '1 space left',
  'session.free': 'Spaces available',
  'session.full': 'Full',
  'session.opens': 'Opens {day} {time}',
  'session.opensIn': 'Opens in {time}',
  'session.closed': 'Booking has closed',
  'session.cancelled': 'Cancelled: {reason}',
  'session.cancelledShort': 'Cancelled',
  'session.dropIn': 'Just come along',
  'session.time': '{start} to {end}',
  'session.with': 'with {leader}',
  'session.membersOnly': 'Members only',
  'session.freeOfCharge': 'Free',
  'session.women': 'Women only',
  'session.men': 'Men only',
  'session.juniors': 'Juniors',
  'session.over60': 'Over 60s',
  'session.agesFrom': 'Aged {min} and over',
  'session.agesTo': 'Aged up to {max}',
  'session.ages': 'Aged {min} to {max}',
});
