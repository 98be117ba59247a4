import type { CampExtra } from '../../../store/schema/camp-details.ts';
import { instantOf } from '../../common/index.ts';

/** The instants from and until which a child is there with what was added to a day; null: as the day. */
export function stayWith(date: string, extras: readonly CampExtra[]) {
  const from = extras.flatMap((extra) => extra.from ?? []).sort()[0];
  const until = extras
    .flatMap((extra) => extra.until ?? [])
    .sort()
    .at(-1);
  return {
    arriveAt: from === undefined ? null : instantOf(date, from).toISOString(),
    collectAt: until === undefined ? null : instantOf(date, until).toISOString(),
  };
}
