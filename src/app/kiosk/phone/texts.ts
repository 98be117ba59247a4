import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'phone.continue': 'Continue on your phone',
  'phone.scanPage': 'Scan this with your phone’s camera to open this page there.',
  'phone.scanBasket': 'Scan this with your phone’s camera, then log in as usual.',
  'phone.chooseAgain': 'You’ll need to choose people, answers and camp days again on your phone.',
  'phone.wiped': 'We’ll clear what you’ve typed here.',
  'phone.kept': 'Your basket is saved in your account.',
  'phone.keptUntil': 'Your basket is saved in your account. We’re holding your spaces until {time}.',
  'phone.qr': 'QR code of {address}',
  'phone.done': 'I have it on my phone',
});
