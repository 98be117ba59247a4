import { describeMoneyInvariants } from './money-invariants.ts';

// The provider that pays within a session of the operator's server.
describeMoneyInvariants(['a Ryft-like provider']);
