import { describeMoneyInvariants } from './money-invariants.ts';

// Providers whose script pays by itself; orders without a payment.
describeMoneyInvariants(['a Stripe-like provider', 'a Ryft-like provider', 'a free order']);
