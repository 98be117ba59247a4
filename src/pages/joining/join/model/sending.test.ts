import { allSettled, type Scope } from 'effector';
import { describe, expect, test } from 'vitest';
import { locationChanged } from '@/shared/routes';
import { aUser } from '@/shared/testing';
import {
  chooseMembership,
  fillBank,
  fillDates,
  readOpenSection,
  readToasts,
  submitQuestions,
} from '../testing/joining-steps';
import { venue, visit } from '../testing/joining-world';
import { changeLocationClicked, discardClicked } from './confirm-discard';
import { directDebit, questions, review } from './features';
import { historyNavigated } from './flow-events';
import { centreFinder } from './home';
import { detailsContinued, detailsModeChosen } from './joining';
import { confirmClicked, submission } from './sending';
import { editPressed } from './stale-toasts';

const customer = aUser();
const customerWithInstruction = aUser({ hasInstruction: true });

describe('a refused submission', () => {
  async function openConfirm(storeMembership: () => unknown) {
    const pageVisit = await visit({ user: customer, storeMembership });
    await chooseMembership(pageVisit);
    await allSettled(detailsContinued, { scope: pageVisit.scope });
    await fillDates(pageVisit);
    await fillBank(pageVisit);
    return pageVisit;
  }
  const refuseWith = (errors: Record<string, string[]>) => () =>
    Promise.reject({ kind: 'validation', message: 'The given data was invalid.', errors });

  // Proves J10.5.
  test('an invalid bank account opens Monthly payment with the message at its field', async () => {
    const { scope } = await openConfirm(refuseWith({ 'accountDetails.sortCode': ['No such bank.'] }));
    await allSettled(confirmClicked, { scope });
    expect(readOpenSection(scope)).toBe('direct-debit');
    expect(scope.getState(directDebit.$errors).sortCode).toBe('No such bank.');
    expect(readToasts(scope)).toEqual([]);
  });

  test('an invalid start date opens the dates with the message at its field', async () => {
    const { scope } = await openConfirm(refuseWith({ startDate: ['Too early.'] }));
    await allSettled(confirmClicked, { scope });
    expect(readOpenSection(scope)).toBe('dates');
    expect(scope.getState(review.$startDateError)).toBe('Too early.');
  });

  // Proves J6.17.
  test('a price that cannot be calculated is reported in the section and as a toast', async () => {
    const { scope } = await openConfirm(refuseWith({ incalculablePrice: ['No price.'] }));
    await allSettled(confirmClicked, { scope });
    expect(readOpenSection(scope)).toBe('confirm');
    expect(scope.getState(submission.$error)).toBe('Could not calculate price.');
    expect(readToasts(scope)).toEqual(['Could not calculate price.']);
  });

  test('the message about a field that is not shown is in the section that sends and in a toast', async () => {
    const pageVisit = await visit({
      user: customerWithInstruction,
      storeMembership: refuseWith({
        billingDay: ['Choose another day.'],
        'accountDetails.sortCode': ['No such bank.'],
        accountHolder: ['The account holder field is required.'],
      }),
    });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(detailsContinued, { scope });
    await allSettled(review.continueClicked, { scope });
    const message = 'Choose another day. No such bank. The account holder field is required.';
    expect(readOpenSection(scope)).toBe('dates');
    expect(scope.getState(submission.$error)).toBe(message);
    expect(readToasts(scope)).toEqual([message]);
  });

  test('messages about visible and hidden fields are both shown', async () => {
    const { scope } = await openConfirm(
      refuseWith({ startDate: ['Too early.'], homeVenueId: ['This centre is closed.'] }),
    );
    await allSettled(confirmClicked, { scope });
    expect(readOpenSection(scope)).toBe('dates');
    expect(scope.getState(review.$startDateError)).toBe('Too early.');
    expect(readToasts(scope)).toEqual(['This centre is closed.']);
    expect(scope.getState(submission.$error)).toBe('This centre is closed.');
  });

  test('the message about a bank field that the form does not have is shown, even if its section is displayed', async () => {
    const { scope } = await openConfirm(refuseWith({ 'accountDetails.iban': ['Give an IBAN.'] }));
    await allSettled(confirmClicked, { scope });
    expect(readOpenSection(scope)).toBe('confirm');
    expect(scope.getState(submission.$error)).toBe('Give an IBAN.');
    expect(readToasts(scope)).toEqual(['Give an IBAN.']);
  });

  test('the checkout shows that a membership was added to the basket', async () => {
    const { scope } = await openConfirm(() => undefined);
    await allSettled(confirmClicked, { scope });
    expect(readToasts(scope)).toEqual([]);
    const checkout = { pathname: '/checkout', search: '', hash: '', state: null };
    await allSettled(locationChanged, { scope, params: checkout });
    expect(readToasts(scope)).toEqual(['Membership added to basket.']);
  });

  test('an error toast disappears when the customer continues', async () => {
    const { scope } = await openConfirm(() => Promise.reject({ kind: 'http', status: 500, message: null }));
    await allSettled(confirmClicked, { scope });
    expect(readToasts(scope)).toHaveLength(1);
    await allSettled(editPressed, { scope, params: 'dates' });
    expect(readOpenSection(scope)).toBe('dates');
    expect(readToasts(scope)).toEqual([]);
  });

  test('an error toast disappears when the customer chooses another centre or creates an account', async () => {
    for (const continueJoining of [
      async (scope: Scope) => allSettled(detailsModeChosen, { scope, params: 'register' }),
      async (scope: Scope) => allSettled(centreFinder.venueChosen, { scope, params: venue }),
      async (scope: Scope) => {
        await allSettled(changeLocationClicked, { scope });
        await allSettled(discardClicked, { scope });
      },
    ]) {
      const { scope } = await openConfirm(() => Promise.reject({ kind: 'http', status: 500, message: null }));
      await allSettled(confirmClicked, { scope });
      expect(readToasts(scope)).toHaveLength(1);
      await continueJoining(scope);
      expect(readToasts(scope)).toEqual([]);
    }
  });

  test('an error toast disappears when the customer uses Back', async () => {
    const { scope } = await openConfirm(() => Promise.reject({ kind: 'http', status: 500, message: null }));
    await allSettled(confirmClicked, { scope });
    expect(readToasts(scope)).toHaveLength(1);
    await allSettled(historyNavigated, { scope, params: 'dates' });
    expect(readToasts(scope)).toEqual([]);
  });

  test('an error toast disappears when the membership is sent again', async () => {
    let isDown = true;
    const { scope } = await openConfirm(() =>
      isDown ? Promise.reject({ kind: 'http', status: 500, message: null }) : undefined,
    );
    await allSettled(confirmClicked, { scope });
    isDown = false;
    await allSettled(confirmClicked, { scope });
    expect(readToasts(scope)).not.toContain('Something went wrong, please try again');
  });

  // Proves J10.3.
  test('a server error is reported in the section and as a toast, and can be retried', async () => {
    let isDown = true;
    const pageVisit = await openConfirm(() =>
      isDown ? Promise.reject({ kind: 'http', status: 500, message: null }) : undefined,
    );
    const { scope } = pageVisit;
    await allSettled(confirmClicked, { scope });
    expect(readOpenSection(scope)).toBe('confirm');
    expect(scope.getState(submission.$error)).toBe('Something has gone wrong, please try again.');
    expect(readToasts(scope)).toEqual(['Something went wrong, please try again']);
    isDown = false;
    await allSettled(confirmClicked, { scope });
    expect(pageVisit.departures).toEqual(['/checkout']);
  });

  // Proves J10.6.
  test('the message about an expired page asks for a reload and scrolls to the top', async () => {
    const pageVisit = await openConfirm(() => Promise.reject({ kind: 'http', status: 419, message: null }));
    const { scope, scrolls } = pageVisit;
    await allSettled(confirmClicked, { scope });
    expect(scope.getState(submission.$error)).toBe('Something has gone wrong, please reload and try again.');
    expect(readToasts(scope)).toEqual(['Something has gone wrong, please reload and try again.']);
    expect(scrolls).toEqual(['top']);
  });

  // Proves J10.3.
  test('a server error scrolls to the top, but a message at a field does not', async () => {
    const failingVisit = await openConfirm(() =>
      Promise.reject({ kind: 'http', status: 500, message: null }),
    );
    await allSettled(confirmClicked, { scope: failingVisit.scope });
    expect(failingVisit.scrolls).toEqual(['top']);
    const refusedVisit = await openConfirm(refuseWith({ startDate: ['Too early.'] }));
    await allSettled(confirmClicked, { scope: refusedVisit.scope });
    expect(refusedVisit.scrolls).toEqual([]);
  });

  // Proves J10.7.
  test('refused answers open the questions again', async () => {
    let isDown = true;
    const pageVisit = await visit({
      user: customerWithInstruction,
      hasQuestions: true,
      saveAnswers: () =>
        isDown
          ? Promise.reject({ kind: 'validation', message: 'No.', errors: { 'q-1': ['Too short.'] } })
          : 1,
    });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(detailsContinued, { scope });
    await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'x' } });
    await submitQuestions(scope);
    await allSettled(review.continueClicked, { scope });
    expect(readOpenSection(scope)).toBe('questions');
    expect(readToasts(scope)).toContain('Error occurred while submitting your answers.');
    expect(pageVisit.departures).toEqual([]);
    isDown = false;
    await submitQuestions(scope);
    await allSettled(review.continueClicked, { scope });
    expect(pageVisit.departures).toEqual(['/checkout']);
  });

  // Proves J10.8.
  test('answers that could not be sent are reported in the section, and can be sent again from there', async () => {
    let isDown = true;
    const pageVisit = await visit({
      user: customerWithInstruction,
      hasQuestions: true,
      saveAnswers: () => (isDown ? Promise.reject({ kind: 'http', status: 500, message: null }) : 1),
    });
    const { scope } = pageVisit;
    await chooseMembership(pageVisit);
    await allSettled(detailsContinued, { scope });
    await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'x' } });
    await submitQuestions(scope);
    await allSettled(review.continueClicked, { scope });
    expect(readOpenSection(scope)).toBe('dates');
    expect(scope.getState(submission.$error)).toBe('Something went wrong, please try again.');
    expect(pageVisit.departures).toEqual([]);
    isDown = false;
    await allSettled(review.continueClicked, { scope });
    expect(pageVisit.departures).toEqual(['/checkout']);
  });
});
