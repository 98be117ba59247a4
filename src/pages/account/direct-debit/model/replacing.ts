import { createEffect, createEvent, createStore, sample } from 'effector';
import { $fullName, $user, userRequested } from '@/entities/customer';
import {
  $homeAddress,
  $isHomeAddressLoading,
  homeAddressRequested,
  toBillingAddress,
} from '@/entities/home-address';
import { createLoadedTerms, createTermsBlockers } from '@/features/accept-terms';
import {
  bankFieldsAtServer,
  createDirectDebit,
  type DirectDebitDetails,
} from '@/features/set-up-direct-debit';
import {
  type AccountDirectDebit,
  type ApiFailure,
  loadDirectDebitTerms,
  type Refusal,
  replaceDirectDebit,
  toRefusal,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { text } from '../texts';
import { $debit, closed, replaced as debitReplaced, opened } from './direct-debit';

export const changeClicked = createEvent();
export const keepClicked = createEvent();

export const terms = createLoadedTerms({
  $params: createStore({}),
  isKept: false,
  load: async (_, options) => [await loadDirectDebitTerms(options)].filter((documents) => documents !== null),
});
const $termsBlockers = createTermsBlockers(terms, () => text('debit.step.accept'));
export const form = createDirectDebit({
  $termsBlockers,
  $customerName: $fullName,
  $home: $homeAddress.map((home) => home && toBillingAddress(home)),
  $isHomeLoading: $isHomeAddressLoading,
});

const replaceFx = createEffect<DirectDebitDetails, AccountDirectDebit, ApiFailure>((details) =>
  replaceDirectDebit({ ...details, ddTermsAccepted: true }),
);
/** Ignores a response that arrives after the page was left. */
const replaced = sample({
  clock: replaceFx.doneData,
  source: $debit,
  filter: (lastDebit) => lastDebit !== null,
  fn: (lastDebit, debit) => ({ debit, isFirst: lastDebit?.instruction === null }),
});

/** The state below the instruction: the button for another account, its form, or the confirmation. */
export type Stage = 'idle' | 'typing' | 'sending' | 'done' | 'doneFirst';
export const $stage = createStore<Stage>('idle')
  .on(changeClicked, () => 'typing')
  .on(replaceFx, () => 'sending')
  .on(replaceFx.fail, (stage) => (stage === 'sending' ? 'typing' : stage))
  .on(replaced, (_, { isFirst }) => (isFirst ? 'doneFirst' : 'done'))
  .reset(keepClicked, opened, closed);

/** An error that belongs to no field of the form; null if there is none. */
export const $refusal = createStore<Refusal | null>(null)
  .on(replaceFx.failData, (_, failure) => (isOfFields(failure) ? null : toRefusal(failure)))
  .reset(replaceFx, changeClicked, keepClicked, opened, closed);

sample({ clock: changeClicked, target: terms.opened });
sample({
  clock: changeClicked,
  source: $user.map((user) => user?.id ?? null),
  filter: isPresent,
  fn: (id) => id ?? '',
  target: homeAddressRequested,
});
sample({
  clock: form.completed,
  source: $stage,
  filter: (stage) => stage === 'typing',
  fn: (_, details) => details,
  target: replaceFx,
});
sample({
  clock: replaceFx.failData.filterMap((failure) =>
    failure.kind === 'validation' ? failure.errors : undefined,
  ),
  target: form.serverRefused,
});
sample({ clock: replaced, fn: ({ debit }) => debit, target: debitReplaced });
sample({ clock: replaced, target: userRequested });
// Bank details are kept in memory only while the form is shown.
sample({
  clock: [replaced, keepClicked, opened, closed],
  target: [form.reset, terms.reset],
});

function isOfFields(failure: ApiFailure): boolean {
  if (failure.kind !== 'validation') return false;
  const fields = Object.keys(failure.errors);
  return fields.length > 0 && fields.every((field) => bankFieldsAtServer.includes(field));
}
