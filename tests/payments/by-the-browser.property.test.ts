import { moneyIsTrueWith } from './truth.ts';

// Providers whose script pays by itself; orders for which nobody pays.
moneyIsTrueWith(['a Stripe-like provider', 'a Ryft-like provider', 'a free order']);
