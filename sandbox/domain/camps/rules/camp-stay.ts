import type { CampExtra } from '../../../store/schema/camp-details.ts';
import { toInstant } from '../../common/index.ts';

/** When a child arrives and leaves if the chosen extras change the day's times. A time is null if no extra changes it. */
export function calculateStay(date: string, extras: readonly CampExtra[]) {
  const from = extras.flatMap((extra) => extra.from ?? []).sort()[0];
  const until = extras
    .flatMap((extra) => extra.until ?? [])
    .sort()
    .at(-1);
  return {
    arriveAt: from === undefined ? null : toInstant(date, from).toISOString(),
    collectAt: until === undefined ? null : toInstant(date, until).toISOString(),
  };
}
