import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'memberCard.heading': 'Member card',
  'memberCard.loading': 'Loading your card…',
  'memberCard.failed': 'We could not load your card.',
  'memberCard.none': 'You have no member card yet. Ask at reception.',
  'memberCard.close': 'Close',
  'memberCard.photo': 'Photo of {name}',
  'memberCard.validUntil': 'Valid until {day}',
  'memberCard.bars': 'Bar code of {code}',
  'memberCard.qr': 'QR code of {code}',
  'memberCard.number': 'Number: {digits}',
  'memberCard.brightness': 'Turn your brightness up before you hold it under the reader.',
  'memberCard.keepOn': 'Keep the screen on',
  'memberCard.notKeptOn': 'This device does not let the screen stay on.',
  'memberCard.save': 'Save picture',
  'memberCard.notSaved': 'The picture could not be made. Take a screenshot instead.',
  'memberCard.file': 'member-card.png',
  'memberCard.wallet.apple': 'Add to Apple Wallet',
  'memberCard.wallet.google': 'Add to Google Wallet',
});
