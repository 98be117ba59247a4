import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'phone.continue': 'Continue on your phone',
  'phone.scanPage': 'Scan this with your phone’s camera. This page opens there.',
  'phone.scanBasket': 'Scan this with your phone’s camera, and log in as you do at home.',
  'phone.chooseAgain': 'On your phone you choose people, answers and camp days again.',
  'phone.wiped': 'What you have typed here stays here and is cleared.',
  'phone.kept': 'Your basket is kept in your account.',
  'phone.keptUntil': 'Your basket is kept in your account. We hold your places until {time}.',
  'phone.qr': 'QR code of {address}',
  'phone.done': 'I have it on my phone',
});
