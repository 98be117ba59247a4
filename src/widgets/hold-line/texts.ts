import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'hold.until': 'We hold your places until {time}.',
  'hold.minutes': 'Your places are held for {n} more minutes.',
  'hold.soon': 'Your places are held for one more minute.',
  'hold.keep': 'Keep my places',
  'hold.lapsed': 'Your places are no longer held. We will try to get them back when you go on.',
  'hold.again': 'Hold again',
  'hold.refused': 'Your places are held no longer than this.',
  'hold.close': 'Not now',
  'hold.untilShort': 'Held until {time}',
  'basketBar.name': 'Your basket',
  'basketBar.one': '1 item · {price}',
  'basketBar.many': '{count} items · {price}',
  'basketBar.toBasket': 'Go to basket',
  'hold.left': '{n} minutes left.',
  'hold.oneLeft': '1 minute left.',
});
