import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'findCustomer.heading': 'Find a customer',
  'findCustomer.label': 'Reference, card, name, email or phone',
  'findCustomer.hint': 'Scan a card, or type at least two characters. Add a postcode to a name: Taylor M12.',
  'findCustomer.search': 'Search',
  'findCustomer.short': 'Type at least two characters.',
  'findCustomer.loading': 'Searching…',
  'findCustomer.failed': 'We couldn’t search for customers.',
  'findCustomer.opening': 'Opening the customer…',
  'findCustomer.notOpened': 'We couldn’t open this customer.',
  'findCustomer.none': 'Nobody matches “{typed}”. Check the spelling, or search for something else.',
  'findCustomer.one': '1 customer',
  'findCustomer.count': '{n} customers',
  'findCustomer.most': 'The first {n} customers. Type more to narrow it down.',
  'findCustomer.results': 'Customers found',
  'findCustomer.recent': 'Served in this visit',
  'findCustomer.reference': 'Reference {reference}',
  'findCustomer.born': 'born {year}',
  'findCustomer.penalties': 'Has penalties to pay',
  'findCustomer.withoutAccount': 'Without an account',
  'findCustomer.noTillCustomer':
    '{centre} cannot sell without an account yet: there is no walk-in customer of this centre.',
});
