import type { ActivitySessionDetail } from '@/shared/api';

type Extras = ActivitySessionDetail['extras'];

/** The ids of hired extras after one was ticked or unticked. */
export const toggleHire = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];

/** The total price of the chosen extras, in pence. */
export const calculateHirePrice = (extras: Extras, chosen: readonly string[]): number =>
  extras.reduce((sum, { id, price }) => (chosen.includes(id) ? sum + price.amount : sum), 0);
