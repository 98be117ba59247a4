import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'bookedItems.title': 'Your bookings',
  'bookedItems.for': 'For {name}',
  'bookedItems.several': '{name} × {quantity}',
  'bookedItems.lost':
    'This place went to somebody else. Nothing has been taken for it. In your basket you can join the waiting list or remove it.',
  'bookedItems.reduced': 'With {name}',
  'bookedItems.fullPrice': 'Full price',
});
