import { createEffect, createEvent, createStore, sample } from 'effector';
import { userRequested } from '@/entities/customer';
import { type AccountMembership, type ApiFailure, describeFailure, withdrawCancellation } from '@/shared/api';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../texts';

/** The cancellation is withdrawn; the payload is the ID of the membership. */
export const takeBackClicked = createEvent<string>();

const takeBackFx = createEffect<string, AccountMembership, ApiFailure>((id) => withdrawCancellation({ id }));
/** The membership continues. */
export const cancellationWithdrawn = takeBackFx.doneData;

/** The ID of the membership whose cancellation is being withdrawn; null if there is none. */
export const $takingBackId = createStore<string | null>(null)
  .on(takeBackFx, (_, id) => id)
  .reset(takeBackFx.finally);

interface WithdrawalProblem {
  readonly id: string;
  readonly message: string;
}

/** Why a cancellation could not be withdrawn. */
export const $problem = createStore<WithdrawalProblem | null>(null)
  .on(takeBackFx.fail, (_, { params: id, error }) => ({ id, message: describeFailure(error) }))
  .reset(takeBackFx);

sample({
  clock: takeBackClicked,
  source: $takingBackId,
  filter: (id) => id === null,
  fn: (_, id) => id,
  target: takeBackFx,
});
sample({
  clock: cancellationWithdrawn,
  fn: (): ToastContent => ({ content: text('takeBack.done'), type: 'success' }),
  target: toastShown,
});
// Reloads the user, because the refunded credit is taken back.
sample({ clock: cancellationWithdrawn, target: userRequested });
