import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.notAdded': 'We haven’t added anything to your basket.',
  'weekly.label': 'How often',
  'weekly.once': 'Just this once',
  'weekly.until': 'Every week until {day} ({n} times)',
  'weekly.dates': 'The days you’re booking',
  'weekly.full': '{day}: full, so we’ve left it out.',
  'weekly.see': 'See this day',
  'weekly.seeNamed': 'See this day: {day}',
  'weekly.cancelled': '{day}: cancelled, so we’ve left it out.',
  'weekly.absent': '{day}: isn’t running.',
  'weekly.closed': '{day}: can’t be booked, so we’ve left it out.',
  'weekly.none': 'You can’t book any of these weeks.',
  'weekly.otherOne': 'Book the other one',
  'weekly.others': 'Book the other {n}',
});
