import { combine, createEvent, createStore, sample } from 'effector';
import { $cart } from '@/entities/cart';
import { $user } from '@/entities/customer';
import { changeMembership } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createAddMembership } from '@/widgets/add-membership';
import { type BankDetails, changeDetails } from '../lib/change-details';
import { $chosenMembership, $membershipId, $optionId, againClicked, chooser, closed, opened } from './change';
import { $canContinue, $costs, $startDate, serverRefused } from './costs';

export const continueClicked = createEvent();
/** Back was clicked in the bank details. */
export const toDatesClicked = createEvent();
/** The bank details are complete and the Direct Debit is authorised. */
export const bankCompleted = createEvent<BankDetails>();
/** Every document of the new membership is accepted. */
export const termsAccepted = createEvent();

/** Whether bank details are needed, by the same rules as in joining. Requirement J1.3. */
export const $needsBankDetails = combine(
  $chosenMembership,
  $user,
  (membership, user) =>
    membership?.paymentOption.paymentType === 'recurring' && !(user?.hasInstruction || user?.hasBillingDate),
);

const DATE_FIELDS: readonly string[] = ['startDate', 'billingDay'];
/** Whether the server's field name belongs to the form of bank details. */
const isBankField = (field: string) => field === 'accountHolder' || field.startsWith('accountDetails');
/** The basket is otherwise empty and no credit could be used, so the customer goes straight to the checkout. */
export const $isPaidAtOnce = combine(
  { costs: $costs, user: $user, cart: $cart },
  ({ costs, user, cart }) =>
    (costs?.totalDueNow.amount ?? 0) > 0 &&
    user !== null &&
    user.credit.balance.amount <= 0 &&
    user.outstandingPenalties.length === 0 &&
    (cart === null || cart.items.length === 0),
);

export const adding = createAddMembership({
  send: changeMembership,
  $isPaidAtOnce,
  isShown: (field) => DATE_FIELDS.includes(field) || isBankField(field),
});

const ready = sample({ clock: continueClicked, filter: $canContinue });
/** The step that the page shows. */
export type Step = 'choosing' | 'dates' | 'bank' | 'terms';
const backToDates = createEvent();
const backToBank = createEvent();
/** The current step after the choice of a membership. */
const $stepAfterChoice = createStore<Exclude<Step, 'choosing'>>('dates')
  .on(bankCompleted, () => 'terms')
  .on(backToBank, () => 'bank')
  .reset($optionId, toDatesClicked, backToDates);
sample({ clock: ready, filter: $needsBankDetails, fn: () => 'bank' as const, target: $stepAfterChoice });
export const $step = combine(
  $chosenMembership,
  $stepAfterChoice,
  (membership, laterStep): Step => (membership === null ? 'choosing' : laterStep),
);

/** Kept in memory only until they are sent. */
const $bankDetails = createStore<BankDetails | null>(null)
  .on(bankCompleted, (_, details) => details)
  .reset($optionId, toDatesClicked, opened, closed, adding.sendFx.done);
const $chosenDetails = combine(
  {
    membershipId: $membershipId,
    optionId: $optionId,
    startDate: $startDate,
    costs: $costs,
    bank: $bankDetails,
  },
  changeDetails,
);
sample({
  clock: sample({ clock: termsAccepted, filter: $canContinue }),
  source: $chosenDetails,
  filter: isPresent,
  target: adding.submitted,
});

// Shows the operator's errors beside their fields, on the step with those fields.
export const errorsReceived = adding.refused.filterMap((failure) =>
  failure.kind === 'validation' ? failure.errors : undefined,
);
sample({ clock: errorsReceived, target: serverRefused });
sample({
  clock: errorsReceived,
  filter: (errors) => DATE_FIELDS.some((field) => field in errors),
  target: backToDates,
});
sample({
  clock: errorsReceived,
  filter: (errors) => Object.keys(errors).some(isBankField) && !DATE_FIELDS.some((field) => field in errors),
  target: backToBank,
});

sample({
  clock: [opened, closed, againClicked, chooser.chosen, toDatesClicked],
  target: adding.reset,
});
