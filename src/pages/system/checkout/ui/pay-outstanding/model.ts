import { createEffect, createEvent, createStore, sample } from 'effector';
import { $user, userRequested } from '@/entities/customer';
import {
  type ApiFailure,
  addToCart,
  describeFailure,
  isApiFailure,
  isNotFound,
  type User,
} from '@/shared/api';
import { cardPayment } from '../../model/payment';

/** The customer may not pay online, so their outstanding charges are loaded again, because they may be new. */
export const outstandingRequested = createEvent();
export const payClicked = createEvent();

/** Adds every penalty to the basket. */
export const addPenaltiesFx = createEffect<User | null, void, ApiFailure>(async (user) => {
  for (const { id } of user?.outstandingPenalties ?? []) await addPenalty(id);
});

/** Adds one penalty. The refusal of one that is already in the basket, or was paid elsewhere, is ignored. */
async function addPenalty(id: string): Promise<void> {
  try {
    await addToCart({ items: [{ id, type: 'penalty' }] });
  } catch (failure) {
    if (!isApiFailure(failure)) throw failure;
    if (!isNotFound(failure) && failure.kind !== 'validation') throw failure;
  }
}

export const $failure = createStore<string | null>(null)
  .on(addPenaltiesFx.failData, (_, failure) => describeFailure(failure))
  .reset(outstandingRequested, payClicked);

sample({ clock: outstandingRequested, target: userRequested });
sample({ clock: payClicked, source: $user, target: addPenaltiesFx });
// The basket is loaded again, and its payment prepared.
sample({ clock: addPenaltiesFx.done, target: cardPayment.retryClicked });
