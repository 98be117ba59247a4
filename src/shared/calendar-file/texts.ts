import { defineTexts } from '../texts';

export const text = defineTexts({
  'event.for': '{title}: {name}',
  'event.places': '{title}: {n} places',
  'event.link': 'Your booking: {url}',
});
