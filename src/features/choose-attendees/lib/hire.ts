import type { ActivitySessionDetail } from '@/shared/api';

type Extras = ActivitySessionDetail['extras'];

/** The ids of what is hired after one of them was ticked or taken off. */
export const toggledHire = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];

/** What the chosen extras cost together, in pence. */
export const hirePrice = (extras: Extras, chosen: readonly string[]): number =>
  extras.reduce((sum, { id, price }) => (chosen.includes(id) ? sum + price.amount : sum), 0);
