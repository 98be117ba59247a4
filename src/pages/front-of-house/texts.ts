import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'find.heading': 'Find a customer',
  'find.label': 'Reference, card, name, email or phone',
  'find.hint': 'Scan a card, or type at least two characters. Add a postcode to a name: Taylor M12.',
  'find.search': 'Search',
  'find.short': 'Type at least two characters.',
  'find.loading': 'Searching…',
  'find.failed': 'We couldn’t search for customers.',
  'find.opening': 'Opening the customer…',
  'find.notOpened': 'We couldn’t open this customer.',
  'find.none': 'Nobody matches “{typed}”. Check the spelling, or search for something else.',
  'find.one': '1 customer',
  'find.count': '{n} customers',
  'find.most': 'The first {n} customers. Type more to narrow it down.',
  'find.results': 'Customers found',
  'find.recent': 'Served in this visit',
  'find.reference': 'Reference {reference}',
  'find.born': 'born {year}',
  'find.penalties': 'Has penalties to pay',
});
