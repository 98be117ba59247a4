import { allSettled } from 'effector';
import {
  directDebit,
  directDebitTerms,
  healthTerms,
  membershipChooser,
  membershipTerms,
  questions,
  register,
  review,
} from '@/pages/joining/join/model/features';
import { centreFinder } from '@/pages/joining/join/model/home';
import { detailsContinued } from '@/pages/joining/join/model/joining';
import { toFieldKey } from '@/shared/forms';
import { buildQuestion } from '../fixtures/custom-questions.ts';
import type { Visit } from './visit.ts';

// The steps of a customer, section by section. Each ends when everything that it started has ended.

export const HOME_PATH = '/';
export const MONTHLY_PAYMENT_PATH = '/centre/riverside-leisure-centre/membership/total-fitness/recurring';

const PASSWORD = 'Swim-2026!';
export const NEW_ACCOUNT = { 'f-first_name': 'Sam', password: PASSWORD, password_confirmation: PASSWORD };

const BANK_DETAILS = [
  ['accountHolder', 'S Taylor'],
  ['sortCode', '089999'],
  ['accountNumber', '66374958'],
  ['billingAddressLineOne', '4 Mill Lane'],
  ['billingCity', 'Norwich'],
  ['billingPostcode', 'NR1 1SR'],
] as const;

export async function chooseCentre({ scope }: Visit) {
  const [firstCentre] = scope.getState(centreFinder.$results);
  if (firstCentre) await allSettled(centreFinder.venueChosen, { scope, params: firstCentre.venue });
}

export async function chooseMembership({ scope }: Visit) {
  const [membershipType] = scope.getState(membershipChooser.$types);
  const [paymentOption] = membershipType?.paymentOptions ?? [];
  if (membershipType && paymentOption)
    await allSettled(membershipChooser.optionChosen, { scope, params: { membershipType, paymentOption } });
}

export async function typeAccountDetails({ scope }: Visit) {
  await allSettled(register.valuesChanged, { scope, params: NEW_ACCOUNT });
}

export async function createAccount({ scope }: Visit) {
  await allSettled(register.termsTicked, { scope, params: true });
  await allSettled(register.submitted, { scope, params: NEW_ACCOUNT });
}

export async function continueDetails({ scope }: Visit) {
  await allSettled(detailsContinued, { scope });
}

export async function typeAnswers({ scope }: Visit) {
  await allSettled(questions.valuesChanged, {
    scope,
    params: { [toFieldKey(buildQuestion().id)]: 'full_time' },
  });
}

export async function continueQuestions({ scope }: Visit) {
  await allSettled(questions.submitted, { scope, params: scope.getState(questions.$values) });
}

export async function fillDates({ scope }: Visit) {
  await allSettled(review.billingDayChosen, { scope, params: 1 });
  await allSettled(healthTerms.ticked, { scope, params: true });
  await allSettled(membershipTerms.ticked, { scope, params: true });
  await allSettled(review.continueClicked, { scope });
}

export async function fillBank({ scope }: Visit) {
  for (const [name, value] of BANK_DETAILS)
    await allSettled(directDebit.fieldChanged, { scope, params: { name, value } });
  await allSettled(directDebit.authorisationTicked, { scope, params: true });
  await allSettled(directDebitTerms.ticked, { scope, params: true });
  await allSettled(directDebit.saveClicked, { scope });
}

/** One step after the other, from the first screen. */
export const createStepsFromHome =
  (...steps: ((visit: Visit) => Promise<unknown>)[]) =>
  async (visit: Visit) => {
    await visit.open(HOME_PATH);
    for (const step of steps) await step(visit);
  };
