import { combine, createEvent, createStore, sample } from 'effector';
import { $cart } from '@/entities/cart';
import { $user } from '@/entities/customer';
import { changeMembership } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createAddMembership } from '@/widgets/add-membership';
import { type BankDetails, buildChangeRequest } from '../lib/change-details';
import {
  $chosenMembership,
  $membershipId,
  $optionId,
  chooseAgainClicked,
  closed,
  membershipChooser,
  opened,
} from './change';
import { $canContinue, $costs, $startDate, serverRefused } from './costs';

export const continueClicked = createEvent();
/** Back was clicked in the bank details. */
export const backToDatesClicked = createEvent();
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

export const membershipAddition = createAddMembership({
  send: changeMembership,
  $isPaidAtOnce,
  isFieldShown: (field) => DATE_FIELDS.includes(field) || isBankField(field),
});

const datesConfirmed = sample({ clock: continueClicked, filter: $canContinue });
/** The step that the page shows. */
export type ChangeStep = 'choosing' | 'dates' | 'bank' | 'terms';
const datesStepRequested = createEvent();
const bankStepRequested = createEvent();
/** The current step after the choice of a membership. */
const $stepAfterChoice = createStore<Exclude<ChangeStep, 'choosing'>>('dates')
  .on(bankCompleted, () => 'terms')
  .on(bankStepRequested, () => 'bank')
  .reset($optionId, backToDatesClicked, datesStepRequested);
sample({
  clock: datesConfirmed,
  filter: $needsBankDetails,
  fn: () => 'bank' as const,
  target: $stepAfterChoice,
});
export const $step = combine(
  $chosenMembership,
  $stepAfterChoice,
  (membership, stepAfterChoice): ChangeStep => (membership === null ? 'choosing' : stepAfterChoice),
);

/** Kept in memory only until they are sent. */
const $bankDetails = createStore<BankDetails | null>(null)
  .on(bankCompleted, (_, details) => details)
  .reset($optionId, backToDatesClicked, opened, closed, membershipAddition.sendFx.done);
const $changeRequest = combine(
  {
    membershipId: $membershipId,
    optionId: $optionId,
    startDate: $startDate,
    costs: $costs,
    bankDetails: $bankDetails,
  },
  buildChangeRequest,
);
sample({
  clock: sample({ clock: termsAccepted, filter: $canContinue }),
  source: $changeRequest,
  filter: isPresent,
  target: membershipAddition.submitted,
});

// Shows the operator's errors beside their fields, on the step with those fields.
export const serverErrorsReceived = membershipAddition.refused.filterMap((failure) =>
  failure.kind === 'validation' ? failure.errors : undefined,
);
sample({ clock: serverErrorsReceived, target: serverRefused });
sample({
  clock: serverErrorsReceived,
  filter: (errors) => DATE_FIELDS.some((field) => field in errors),
  target: datesStepRequested,
});
sample({
  clock: serverErrorsReceived,
  filter: (errors) => Object.keys(errors).some(isBankField) && !DATE_FIELDS.some((field) => field in errors),
  target: bankStepRequested,
});

sample({
  clock: [opened, closed, chooseAgainClicked, membershipChooser.membershipChosen, backToDatesClicked],
  target: membershipAddition.reset,
});
