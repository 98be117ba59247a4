/** Products other than memberships: name, category, kind, pence, VAT. */
export const demoProducts = [
  {
    key: 'product:day-pass',
    name: 'Day pass',
    category: 'Passes',
    description: 'Gym and swim on one day, at any centre',
    price: 950,
    vatPercent: 20,
  },
  {
    key: 'product:swim-hat',
    name: 'Swimming hat',
    category: 'Shop',
    description: 'Collect it at reception',
    price: 450,
    vatPercent: 20,
  },
  {
    key: 'product:padlock',
    name: 'Locker padlock',
    category: 'Shop',
    description: 'Collect it at reception',
    price: 600,
    vatPercent: 20,
  },
  {
    key: 'product:badminton',
    name: 'Badminton',
    category: 'Racket sports',
    description: null,
    price: 1250,
    vatPercent: 20,
  },
];
