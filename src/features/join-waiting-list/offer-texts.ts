import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'offer.comeUp': 'A space has come up for you',
  'offer.until': 'We’re keeping a space for you until {time}.',
  'basket.added': 'Successfully added item to the basket.',
  'offer.left': '{n} minutes left',
  'offer.oneLeft': 'One minute left',
  'offer.lastMinute': 'Less than a minute left',
  'offer.for': 'For {names}',
  'offer.price': 'Price: {price}',
  'offer.take': 'Accept space',
  'offer.letGo': 'No thanks',
  'offer.notTaken': 'You don’t have the space yet',
  'offer.notLetGo': 'We’re still keeping the space for you',
  'offer.from': 'From {day}',
  'waiting.declined': 'The space goes to the next person.',
  'ended.expired': 'This offer has expired. The space has gone to the next person.',
});
