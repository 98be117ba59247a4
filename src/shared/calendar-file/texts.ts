import { defineTexts } from '../texts';

export const text = defineTexts({
  'event.for': '{title}: {name}',
  'event.places': '{title}: {n} spaces',
  'event.link': 'Your booking: {url}',
});
