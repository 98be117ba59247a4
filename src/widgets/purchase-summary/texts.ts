import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'membership.noneSelected': "You haven't selected a membership yet",

  'summary.title': 'Your membership',
  'summary.centre': 'Centre',
  'summary.membership': 'Membership',
  'summary.categories': 'Type',
  'summary.payment': 'Payment',
  'summary.startDate': 'Start date',
  'summary.starts': 'Starts on {date}',
  'summary.startsFor': 'Starts on {date}, for {duration}',
  'summary.duration': 'Duration',
  'summary.breakdown': 'See breakdown',
  'summary.totalIs': 'You pay {total} now.',
  'summary.updating': 'Updating the price…',
  'summary.show': 'Show summary',
  'summary.hide': 'Hide summary',
});
