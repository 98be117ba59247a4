import { combine, createEvent, createStore, sample } from 'effector';
import { $user, signedOut, signedOutElsewhere } from '@/entities/customer';
import { $mode } from '@/shared/mode';
import type { KeptSelection } from '../lib/kept-selection';
import { register, selection } from './parts';

// A session that ends by itself leaves what its customer had given aside, for them alone: the dates, the promo code and how far they were
// come back with them, and go when anybody else logs in. On a kiosk nothing waits.

/** A session has ended: what its customer had given, with their id. */
export const leftBehind = createEvent<KeptSelection>();

/** The very same customer is here again: what waited for them. */
export const released = createEvent<KeptSelection>();
const refused = createEvent();

export const $held = createStore<KeptSelection | null>(null)
  .on(selection.restored, (_, { withheld }) => withheld && withoutTerms(withheld))
  .reset(
    selection.membershipChosen,
    selection.venueChosen,
    selection.missed,
    selection.becameIneligible,
    selection.cleared,
  )
  .reset(released, refused, register.registered, signedOut, signedOutElsewhere);
sample({
  clock: leftBehind,
  source: $mode,
  filter: ({ isKiosk }) => !isKiosk,
  fn: (_, kept) => withoutTerms(kept),
  target: $held,
});

const claimed = combine({ held: $held, user: $user }).updates.filterMap(({ held, user }) =>
  held && user ? { held, isTheirs: held.userId === user.id } : undefined,
);
sample({
  clock: claimed.filterMap(({ held, isTheirs }) => (isTheirs ? held : undefined)),
  target: released,
});
sample({ clock: claimed, filter: ({ isTheirs }) => !isTheirs, fn: () => undefined, target: refused });

/** Terms are accepted by a person: the dates, with their terms, are to be continued again. */
function withoutTerms(kept: KeptSelection): KeptSelection {
  return { ...kept, acceptedTerms: [], edited: kept.edited.filter((key) => key !== 'dates') };
}
