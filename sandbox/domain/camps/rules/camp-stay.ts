import type { CampExtra } from '../../../store/schema/camp-details.ts';
import { toInstant } from '../../common/index.ts';

/** When a child arrives and leaves if the chosen extras change the day's times. A time is null if no extra changes it. */
export function calculateStayTimes(date: string, extras: readonly CampExtra[]) {
  const arrivalTime = extras.flatMap((extra) => extra.from ?? []).sort()[0];
  const collectionTime = extras
    .flatMap((extra) => extra.until ?? [])
    .sort()
    .at(-1);
  return {
    arriveAt: arrivalTime === undefined ? null : toInstant(date, arrivalTime).toISOString(),
    collectAt: collectionTime === undefined ? null : toInstant(date, collectionTime).toISOString(),
  };
}
