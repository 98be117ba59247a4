import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'bookedItems.title': 'Your bookings',
  'bookedItems.for': 'For {name}',
  'bookedItems.several': '{name} × {quantity}',
  'bookedItems.lost':
    'This space went to someone else. We haven’t charged you for it. You can join the waiting list or remove it in your basket.',
  'bookedItems.reduced': 'With {name}',
  'bookedItems.fullPrice': 'Full price',
});
