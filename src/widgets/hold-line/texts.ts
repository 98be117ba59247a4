import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'hold.until': 'We’re holding your spaces until {time}.',
  'hold.minutes': 'We’re holding your spaces for {n} more minutes.',
  'hold.soon': 'We’re holding your spaces for one more minute.',
  'hold.keep': 'Keep my spaces',
  'hold.lapsed': 'We’ve released your spaces. We’ll try to get them back when you continue.',
  'hold.again': 'Hold again',
  'hold.refused': 'We can’t hold your spaces any longer.',
  'hold.close': 'Not now',
  'hold.untilShort': 'Held until {time}',
  'basketBar.name': 'Your basket',
  'basketBar.one': '1 item · {price}',
  'basketBar.many': '{count} items · {price}',
  'basketBar.toBasket': 'Go to basket',
  'hold.left': '{n} minutes left.',
  'hold.oneLeft': '1 minute left.',
});
