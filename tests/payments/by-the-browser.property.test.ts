import { describeMoneyInvariants } from './money-invariants.ts';

// The provider whose script pays by itself, and orders without a payment.
describeMoneyInvariants(['a Stripe-like provider', 'a free order']);
