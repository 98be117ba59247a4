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
  createDirectDebit,
  type DirectDebitDetails,
  serverBankFieldNames,
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
import { $directDebit, closed, replaced as debitReplaced, opened } from './direct-debit';

export const changeClicked = createEvent();
export const keepAccountClicked = createEvent();

export const debitTerms = createLoadedTerms({
  $params: createStore({}),
  isAgreementStored: false,
  load: async (_, options) => [await loadDirectDebitTerms(options)].filter((documents) => documents !== null),
});
const $termsBlockers = createTermsBlockers(debitTerms, () => text('debit.step.accept'));
export const debitForm = createDirectDebit({
  $termsBlockers,
  $customerName: $fullName,
  $home: $homeAddress.map((home) => home && toBillingAddress(home)),
  $isHomeLoading: $isHomeAddressLoading,
});

const replaceFx = createEffect<DirectDebitDetails, AccountDirectDebit, ApiFailure>((details) =>
  replaceDirectDebit({ ...details, ddTermsAccepted: true }),
);
/** Ignores a response that arrives after the page was left. */
const instructionReplaced = sample({
  clock: replaceFx.doneData,
  source: $directDebit,
  filter: (previousDebit) => previousDebit !== null,
  fn: (previousDebit, debit) => ({ debit, isFirstInstruction: previousDebit?.instruction === null }),
});

/** The state below the instruction: the button for another account, its form, or the confirmation. */
export type ReplacingStage = 'idle' | 'typing' | 'sending' | 'done' | 'doneFirst';
export const $stage = createStore<ReplacingStage>('idle')
  .on(changeClicked, () => 'typing')
  .on(replaceFx, () => 'sending')
  .on(replaceFx.fail, (stage) => (stage === 'sending' ? 'typing' : stage))
  .on(instructionReplaced, (_, { isFirstInstruction }) => (isFirstInstruction ? 'doneFirst' : 'done'))
  .reset(keepAccountClicked, opened, closed);

/** An error that belongs to no field of the form; null if there is none. */
export const $refusal = createStore<Refusal | null>(null)
  .on(replaceFx.failData, (_, failure) => (concernsBankFields(failure) ? null : toRefusal(failure)))
  .reset(replaceFx, changeClicked, keepAccountClicked, opened, closed);

sample({ clock: changeClicked, target: debitTerms.opened });
sample({
  clock: changeClicked,
  source: $user.map((user) => user?.id ?? null),
  filter: isPresent,
  fn: (id) => id ?? '',
  target: homeAddressRequested,
});
sample({
  clock: debitForm.completed,
  source: $stage,
  filter: (stage) => stage === 'typing',
  fn: (_, details) => details,
  target: replaceFx,
});
sample({
  clock: replaceFx.failData.filterMap((failure) =>
    failure.kind === 'validation' ? failure.errors : undefined,
  ),
  target: debitForm.serverRefused,
});
sample({ clock: instructionReplaced, fn: ({ debit }) => debit, target: debitReplaced });
sample({ clock: instructionReplaced, target: userRequested });
// Bank details are kept in memory only while the form is shown.
sample({
  clock: [instructionReplaced, keepAccountClicked, opened, closed],
  target: [debitForm.reset, debitTerms.reset],
});

function concernsBankFields(failure: ApiFailure): boolean {
  if (failure.kind !== 'validation') return false;
  const fields = Object.keys(failure.errors);
  return fields.length > 0 && fields.every((field) => serverBankFieldNames.includes(field));
}
