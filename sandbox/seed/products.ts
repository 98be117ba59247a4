/** Products besides memberships: name, category, pence, VAT. */
export const demoProducts = [
  { key: 'product:day-pass', name: 'Day pass', category: 'Passes', price: 950, vatPercent: 20 },
  { key: 'product:swim-hat', name: 'Swimming hat', category: 'Shop', price: 450, vatPercent: 20 },
  { key: 'product:padlock', name: 'Locker padlock', category: 'Shop', price: 600, vatPercent: 20 },
  { key: 'product:badminton', name: 'Badminton', category: 'Racket sports', price: 1250, vatPercent: 20 },
];
