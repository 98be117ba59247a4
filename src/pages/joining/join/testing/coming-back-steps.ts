import { allSettled } from 'effector';
import { tokenRefused } from '@/entities/customer';
import { readJoiningDraft } from '@/entities/joining-draft';
import { aUser } from '@/shared/testing';
import { readDraft } from '../lib/stored-selection';
import { promo, questions, review, signIn } from '../model/features';
import { detailsContinued } from '../model/joining';
import { chooseMembership, fillBank, submitQuestions } from './joining-steps';
import { type Visit, type VisitOptions, visit } from './joining-world';

// Visits of a customer who leaves the joining page half-way and comes back in different ways.

const MONTHLY_PATH = '/centre/riverside-leisure-centre/membership/total-fitness/recurring';
export const customer = aUser();
export const otherUser = aUser({ id: 'somebody-else' });
export const PROMOTION_CODE = 'SWIM10';

/** A customer who has finished the questions and the dates of a membership and is in the bank details. */
export async function completeDates(options: VisitOptions = {}) {
  const pageVisit = await visit({ user: customer, hasQuestions: true, ...options });
  const { scope } = pageVisit;
  await chooseMembership(pageVisit);
  await allSettled(detailsContinued, { scope });
  await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'Swim a mile' } });
  await submitQuestions(scope);
  await allSettled(review.startDateTyped, { scope, params: '05/01/2998' });
  await allSettled(review.startDateLeft, { scope });
  await allSettled(review.billingDayChosen, { scope, params: 15 });
  await allSettled(promo.addClicked, { scope });
  await allSettled(promo.codeChanged, { scope, params: PROMOTION_CODE });
  await allSettled(promo.applyClicked, { scope });
  await allSettled(review.continueClicked, { scope });
  return pageVisit;
}

export const readCurrentDraft = () => readDraft(readJoiningDraft('selection'));

/** The page after a reload, with the storage of the tab and the history entry of the open section. */
export const reloadPage = (section: string | null = 'direct-debit', options: VisitOptions = {}) =>
  visit({
    path: MONTHLY_PATH,
    state: section === null ? null : { section },
    draft: readCurrentDraft(),
    user: customer,
    hasQuestions: true,
    ...options,
  });

export const readDates = ({ scope }: Visit) => ({
  startDate: scope.getState(review.$startDate),
  billingDay: scope.getState(review.$billingDay),
  code: scope.getState(promo.$promotion)?.code ?? null,
});
export async function logIn({ scope }: Visit) {
  await allSettled(signIn.usernameChanged, { scope, params: 'sam@example.com' });
  await allSettled(signIn.passwordChanged, { scope, params: 'Swim-2026!' });
  await allSettled(signIn.submitted, { scope });
}
export const enteredDates = { startDate: '2998-01-05', billingDay: 15, code: PROMOTION_CODE };

/** The session expires half-way, and the page reloads without a customer. */
export async function expireLogIn() {
  const pageVisit = await completeDates();
  await fillBank(pageVisit);
  await allSettled(tokenRefused, { scope: pageVisit.scope });
  return pageVisit;
}
export const NO_DATES = { billingDay: null, code: null };
