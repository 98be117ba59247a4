import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'kiosk.stillThere': 'Still there?',
  'kiosk.carryOn': 'Touch to carry on',
  'kiosk.clearsIn':
    'What you entered is cleared in {seconds} seconds. Touch the screen or press any key to carry on.',
  'kiosk.clearsSoon':
    'Touch the screen or press any key to carry on. Otherwise we clear what you entered, so that nobody else can see it.',
  'kiosk.closing': 'This screen closes',
  'kiosk.closesIn':
    'This screen closes in {seconds} seconds. Touch the screen or press any key to keep it longer.',
  'kiosk.closesSoon': 'This screen closes by itself. Touch it to keep it longer.',
  'kiosk.finish': 'Finish',
});
