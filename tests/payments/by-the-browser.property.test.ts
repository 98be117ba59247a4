import { describeMoneyInvariants } from './money-invariants.ts';

// Providers whose script pays by itself; orders for which nobody pays.
describeMoneyInvariants(['a Stripe-like provider', 'a Ryft-like provider', 'a free order']);
