import { describeMoneyInvariants } from './money-invariants.ts';

// The provider whose cards the operator's server charges.
describeMoneyInvariants(['an Opayo-like provider', 'a saved card']);
