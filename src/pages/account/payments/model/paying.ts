import { createEvent, createStore, sample } from 'effector';
import { $addingIds, $additionFailure, additionMade, itemsAdded } from '@/features/change-basket';
import type { Refusal } from '@/shared/api';
import { $config } from '@/shared/config';
import { bookings, navigated } from '@/shared/routes';
import { $chosen, closed, opened } from './payments';

export const payClicked = createEvent();

export const $isAdding = $addingIds.map((ids) => ids.size > 0);
/** Pay was pressed on this visit, and what is owed is not in the basket yet. */
const $isWanted = createStore(false).on(payClicked, () => true);

/** Why what is owed is not in the basket. */
export const $refusal = createStore<Refusal | null>(null)
  .on($additionFailure, (_, failure) => failure)
  .reset(opened, closed, payClicked);

/** The basket of the bookings site, where everything is paid. */
export const $basketUrl = $config.map(({ subSites }) => `${subSites.bookings}${bookings.basket}`);

sample({
  clock: payClicked,
  source: { chosen: $chosen, isAdding: $isAdding },
  filter: ({ chosen, isAdding }) => chosen.length > 0 && !isAdding,
  fn: ({ chosen }) => chosen.map(({ id }) => ({ id, type: 'penalty' })),
  target: itemsAdded,
});
const added = sample({
  clock: additionMade,
  source: { url: $basketUrl, isWanted: $isWanted },
  filter: ({ isWanted }) => isWanted,
  fn: ({ url }) => ({ to: url }),
});
sample({ clock: added, target: navigated });
$isWanted.reset(added, opened, closed);
