import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'sellMembership.title': 'Sell a membership on the customer’s device',
  'sellMembership.membership': 'Membership',
  'sellMembership.choose': 'Choose a membership',
  'sellMembership.none': 'This centre sells no memberships online.',
  'sellMembership.loading': 'Loading memberships…',
  'sellMembership.loadFailed': 'We couldn’t load the memberships.',
  'sellMembership.scan':
    'Ask the customer to scan this with their phone’s camera. They join and pay there, in their own account.',
  'sellMembership.qr': 'QR code of {address}',
});
