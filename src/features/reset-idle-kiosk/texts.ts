import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'kiosk.stillThere': 'Still there?',
  'kiosk.carryOn': 'Touch to carry on',
  'kiosk.clearsIn':
    'We’ll clear what you’ve entered in {seconds} seconds. Touch the screen or press any key to carry on.',
  'kiosk.clearsSoon':
    'Touch the screen or press any key to carry on. Otherwise we’ll clear what you’ve entered, so no one else can see it.',
  'kiosk.closing': 'This screen is about to close',
  'kiosk.closesIn':
    'This screen will close in {seconds} seconds. Touch the screen or press any key to keep it open.',
  'kiosk.closesSoon': 'This screen will close soon. Touch it to keep it open.',
  'kiosk.finish': 'Finish',
});
