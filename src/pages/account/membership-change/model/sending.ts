import { combine, createEvent, createStore, sample } from 'effector';
import { $user } from '@/entities/customer';
import { changeMembership } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createAddMembership } from '@/widgets/add-membership';
import { type BankDetails, changeDetails } from '../lib/change-details';
import { $chosen, $membershipId, $optionId, againClicked, chooser, closed, opened } from './change';
import { $canContinue, $costs, $startDate, serverRefused } from './costs';

export const continueClicked = createEvent();
/** Back from the bank details. */
export const toDatesClicked = createEvent();
/** The bank details are complete and authorised. */
export const bankCompleted = createEvent<BankDetails>();

/** Bank details are asked for as in joining. Source: Spec, joining §2, §4. */
export const $needsBank = combine(
  $chosen,
  $user,
  (chosen, user) =>
    chosen?.paymentOption.paymentType === 'recurring' && !(user?.hasInstruction || user?.hasBillingDate),
);

const DATE_FIELDS: readonly string[] = ['startDate', 'billingDay'];
/** The fields of the form of bank details, as the server names them. */
const isBankField = (field: string) => field === 'accountHolder' || field.startsWith('accountDetails');
export const adding = createAddMembership({
  send: changeMembership,
  isShown: (field) => DATE_FIELDS.includes(field) || isBankField(field),
});

const ready = sample({ clock: continueClicked, filter: $canContinue });
/** What the page shows. */
export type Step = 'choosing' | 'dates' | 'bank';
const $isAtBank = createStore(false)
  .on(toDatesClicked, () => false)
  .reset($optionId);
export const $step = combine($chosen, $isAtBank, (chosen, isAtBank): Step => {
  if (chosen === null) return 'choosing';
  return isAtBank ? 'bank' : 'dates';
});
sample({ clock: ready, source: $needsBank, filter: Boolean, target: $isAtBank });

const $chosenDetails = combine(
  { membershipId: $membershipId, optionId: $optionId, startDate: $startDate, costs: $costs },
  (chosen) => chosen,
);
const complete = sample({
  clock: ready,
  source: $needsBank,
  filter: (needsBank) => !needsBank,
  fn: (): BankDetails | null => null,
});
const wanted = sample({
  clock: [complete, bankCompleted],
  source: $chosenDetails,
  fn: (chosen, bank) => changeDetails({ ...chosen, bank }),
});
sample({ clock: wanted, filter: isPresent, target: adding.submitted });

// What the operator refuses is shown beside its field, on the step that has it.
export const errorsReceived = adding.refused.filterMap((failure) =>
  failure.kind === 'validation' ? failure.errors : undefined,
);
sample({ clock: errorsReceived, target: serverRefused });
sample({
  clock: errorsReceived,
  filter: (refused) => DATE_FIELDS.some((field) => field in refused),
  fn: () => false,
  target: $isAtBank,
});

sample({
  clock: [opened, closed, againClicked, chooser.chosen, toDatesClicked],
  fn: () => undefined,
  target: adding.reset,
});
