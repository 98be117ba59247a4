import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.notAdded': 'Nothing was added to your basket.',
  'weekly.label': 'How often',
  'weekly.once': 'Just this once',
  'weekly.until': 'Every week until {day} ({n} times)',
  'weekly.dates': 'The days that you book',
  'weekly.full': '{day}: full, and left out.',
  'weekly.see': 'See this day',
  'weekly.seeNamed': 'See this day: {day}',
  'weekly.cancelled': '{day}: cancelled, and left out.',
  'weekly.absent': '{day}: does not take place.',
  'weekly.closed': '{day}: cannot be booked, and is left out.',
  'weekly.none': 'None of these weeks can be booked.',
  'weekly.otherOne': 'Book the other one',
  'weekly.others': 'Book the other {n}',
});
