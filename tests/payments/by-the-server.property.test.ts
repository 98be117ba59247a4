import { moneyIsTrueWith } from './truth.ts';

// The provider whose cards the operator's server charges.
moneyIsTrueWith(['an Opayo-like provider', 'a saved card']);
