import type { ActivitySessionDetail } from '@/shared/api';

type Extras = ActivitySessionDetail['extras'];

/** The ids of hired extras after one was ticked or unticked. */
export const toggleHire = (hiredIds: readonly string[], id: string): string[] =>
  hiredIds.includes(id) ? hiredIds.filter((hiredId) => hiredId !== id) : [...hiredIds, id];

/** The total price of the chosen extras, in pence. */
export const calculateHirePrice = (extras: Extras, hiredIds: readonly string[]): number =>
  extras.reduce((sum, { id, price }) => (hiredIds.includes(id) ? sum + price.amount : sum), 0);
