import { combine, createEvent, createStore, sample } from 'effector';
import { $fullName, $user } from '@/entities/customer';
import { $homeAddress, $isHomeAddressLoading, homeAddressWanted } from '@/entities/home-address';
import { bankFieldsAtServer, createDirectDebit } from '@/features/set-up-direct-debit';
import { changeMembership } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createAddMembership } from '@/widgets/add-membership';
import { changeDetails } from '../lib/change-details';
import { $chosen, $membershipId, $optionId, againClicked, chooser, closed, opened } from './change';
import { $canContinue, $costs, $startDate, serverRefused } from './costs';
import { $debitBlockers, debitTerms } from './terms';

export const continueClicked = createEvent();
/** Back from the bank details. */
export const toDatesClicked = createEvent();

/** Bank details are asked for as in joining. Source: Spec, joining §2, §4. */
export const $needsBank = combine(
  $chosen,
  $user,
  (chosen, user) =>
    chosen?.paymentOption.paymentType === 'recurring' && !(user?.hasInstruction || user?.hasBillingDate),
);

export const bank = createDirectDebit({
  $termsBlockers: $debitBlockers,
  $customerName: $fullName,
  $home: $homeAddress.map(
    (home) =>
      home && {
        billingAddressLineOne: home.lineOne,
        billingAddressLineTwo: home.lineTwo,
        billingCity: home.city,
        billingPostcode: home.postcode,
      },
  ),
  $isHomeLoading: $isHomeAddressLoading,
});

const DATE_FIELDS: readonly string[] = ['startDate', 'billingDay'];
export const adding = createAddMembership({
  send: changeMembership,
  fields: [...DATE_FIELDS, ...bankFieldsAtServer],
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

const $details = combine(
  {
    membershipId: $membershipId,
    optionId: $optionId,
    startDate: $startDate,
    costs: $costs,
    bank: bank.$details,
    needsBank: $needsBank,
  },
  changeDetails,
);
const complete = sample({ clock: ready, source: $needsBank, filter: (needsBank) => !needsBank });
sample({
  clock: [complete, bank.completed],
  source: $details,
  filter: isPresent,
  target: adding.submitted,
});

// The form is filled in with what is known of the customer.
sample({ clock: ready, filter: $needsBank, fn: () => undefined, target: debitTerms.opened });
sample({
  clock: ready,
  source: { user: $user, needsBank: $needsBank },
  filter: ({ user, needsBank }) => user !== null && needsBank,
  fn: ({ user }) => user?.id ?? '',
  target: homeAddressWanted,
});

// What the operator refuses is shown beside its field, on the step that has it.
const errors = adding.refused.filterMap((failure) =>
  failure.kind === 'validation' ? failure.errors : undefined,
);
sample({ clock: errors, target: [serverRefused, bank.serverRefused] });
sample({
  clock: errors,
  filter: (refused) => DATE_FIELDS.some((field) => field in refused),
  fn: () => false,
  target: $isAtBank,
});

sample({
  clock: [opened, closed, againClicked, chooser.chosen, toDatesClicked],
  fn: () => undefined,
  target: adding.reset,
});
// The numbers are in memory no longer than they are needed.
sample({
  clock: [opened, closed, adding.sendFx.done],
  fn: () => undefined,
  target: [bank.reset, debitTerms.reset],
});
