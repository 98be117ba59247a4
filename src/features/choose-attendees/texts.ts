import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'attendees.who': 'Who is it for?',
  'attendees.onlyPerson': 'For {name}',
  'attendees.price': 'Price',
  'attendees.onlyPrice': 'Price: {label}, {price}',
  'attendees.aged': 'aged {age}',
  'attendees.canBook': 'Can be booked in',
  'attendees.priceFor': 'Price for {name}',
  'attendees.placesAt': 'Spaces: {label}, {price}',
  'hire.title': 'Hire with your court',
  'hire.extra': '{label}, {price}',
  'hire.free': '{label}, free',
  'attendees.clash': '{name} has {title} at {time} on the same day. You can still book.',
});
