import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'card.heading': 'Member card',
  'card.loading': 'Loading your card…',
  'card.failed': 'We could not load your card.',
  'card.none': 'You have no member card yet. Ask at reception.',
  'card.close': 'Close',
  'card.photo': 'Photo of {name}',
  'card.validUntil': 'Valid until {day}',
  'card.bars': 'Bar code of {code}',
  'card.qr': 'QR code of {code}',
  'card.number': 'Number: {digits}',
  'card.brightness': 'Turn your brightness up before you hold it under the reader.',
  'card.keepOn': 'Keep the screen on',
  'card.notKeptOn': 'This device does not let the screen stay on.',
  'card.save': 'Save picture',
  'card.notSaved': 'The picture could not be made. Take a screenshot instead.',
  'card.file': 'member-card.png',
  'card.wallet.apple': 'Add to Apple Wallet',
  'card.wallet.google': 'Add to Google Wallet',
});
