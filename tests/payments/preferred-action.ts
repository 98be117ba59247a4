import type { CustomerAction } from './checkout.ts';

/** The order in which a customer who wants to pay takes the offered actions. */
const PREFERRED_ACTIONS: readonly CustomerAction[] = [
  'check again',
  'load again',
  'try again',
  'close the bank’s window',
  'cancel at the bank',
  'pay',
];

export function choosePreferredAction(actions: readonly CustomerAction[]): CustomerAction | undefined {
  return PREFERRED_ACTIONS.find((action) => actions.includes(action));
}
