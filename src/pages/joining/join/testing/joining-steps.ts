import { allSettled, type Scope } from 'effector';
import { $toasts } from '@/shared/toast';
import { directDebit, membershipChooser, progress, questions, review } from '../model/features';
import { centreFinder } from '../model/home';
import { gymType, type Visit, venue } from './joining-world';

// What a customer does in a test visit, and what they see.

const BANK_FIELDS = [
  ['accountHolder', 'S Taylor'],
  ['sortCode', '089999'],
  ['billingAddressLineOne', '4 Mill Lane'],
  ['billingCity', 'Norwich'],
  ['billingPostcode', 'NR1 1SR'],
] as const;

export const readOpenSection = (scope: Scope) => scope.getState(progress.$open);
export const listSectionKeys = (scope: Scope) => scope.getState(progress.$sections).map(({ key }) => key);
export const readToasts = (scope: Scope) => scope.getState($toasts).map(({ content }) => content);

export async function chooseMembership(
  { scope }: Visit,
  paymentType: 'recurring' | 'fixed' = 'recurring',
  centre = venue,
) {
  const paymentOption = gymType.paymentOptions.find((option) => option.paymentType === paymentType);
  await allSettled(centreFinder.venueChosen, { scope, params: centre });
  if (paymentOption)
    await allSettled(membershipChooser.optionChosen, {
      scope,
      params: { membershipType: gymType, paymentOption },
    });
}

export async function fillDates({ scope }: Visit) {
  await allSettled(review.billingDayChosen, { scope, params: 1 });
  await allSettled(review.continueClicked, { scope });
}

export async function fillBank({ scope }: Visit, { accountNumber = '66374958' } = {}) {
  for (const [name, value] of BANK_FIELDS)
    await allSettled(directDebit.fieldChanged, { scope, params: { name, value } });
  await allSettled(directDebit.fieldChanged, {
    scope,
    params: { name: 'accountNumber', value: accountNumber },
  });
  await allSettled(directDebit.fieldLeft, { scope, params: 'accountNumber' });
  await allSettled(directDebit.authorisationTicked, { scope, params: true });
  await allSettled(directDebit.saveClicked, { scope });
}

/** Submits the questions with the current answers. */
export async function submitQuestions(scope: Scope): Promise<void> {
  await allSettled(questions.submitted, { scope, params: scope.getState(questions.$values) });
}
