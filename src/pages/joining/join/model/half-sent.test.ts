import { allSettled } from 'effector';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signedIn, tokenRefused } from '@/entities/customer';
import { type ApiFailure, networkFailure } from '@/shared/api';
import { removeStored } from '@/shared/lib';
import { aUser } from '@/shared/testing';
import { $toasts } from '@/shared/toast';
import { reloadPage } from '../testing/coming-back-steps';
import { chooseMembership, readOpenSection, readToasts, submitQuestions } from '../testing/joining-steps';
import { savedSelection, type Visit, visit } from '../testing/joining-world';
import { progress, questions, review, selection } from './features';
import { flowClosed } from './home';
import { detailsContinued } from './joining';
import { submission } from './sending';

const STORED_MEMBERSHIP = { cartId: 'cart', cartItemId: 'item', newMandate: false };

afterEach(() => {
  removeStored('session', 'pavilion.joining');
  removeStored('session', 'pavilion.joining.answers');
});

/** A customer in the dates section, whose membership is being sent until the test accepts or refuses it. */
async function startSending({ answersFailure }: { answersFailure?: ApiFailure } = {}) {
  const sentAnswers = { count: 0 };
  let pendingStore: { accept: () => void; refuse: (failure: ApiFailure) => void } | null = null;
  const pageVisit = await visit({
    user: aUser({ hasInstruction: true }),
    hasQuestions: true,
    storeMembership: () =>
      new Promise((resolve, reject) => {
        pendingStore = { accept: () => resolve(STORED_MEMBERSHIP), refuse: reject };
      }),
    saveAnswers: () => {
      sentAnswers.count += 1;
      if (answersFailure) throw answersFailure;
    },
  });
  const { scope } = pageVisit;
  await chooseMembership(pageVisit);
  await allSettled(detailsContinued, { scope });
  await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'Swim a mile' } });
  await submitQuestions(scope);
  const submission = allSettled(review.continueClicked, { scope });
  const goBack = async () => {
    void pageVisit.goBack();
    await Promise.resolve();
  };
  const finishSending = async (outcome: 'accepted' | ApiFailure) => {
    if (outcome === 'accepted') pendingStore?.accept();
    else pendingStore?.refuse(outcome);
    await submission;
  };
  return { ...pageVisit, goBack, finishSending, sentAnswers };
}

const readStatus = ({ scope }: Visit) => scope.getState(submission.$status);

describe('Back while the membership is being sent', () => {
  // Proves J10.9.
  test('Back while the membership is being sent keeps the customer there, and the membership and its answers are still sent', async () => {
    const pageVisit = await startSending();
    await pageVisit.goBack();
    await pageVisit.finishSending('accepted');
    expect(readOpenSection(pageVisit.scope)).toBe('questions');
    expect(pageVisit.departures).toEqual([]);
    expect(pageVisit.storedDetails).toHaveLength(1);
    expect(pageVisit.sentAnswers.count).toBe(1);
    expect(readStatus(pageVisit)).toBe('idle');
  });

  test('Back while the membership is being sent does not allow a second submission before the first has ended', async () => {
    const pageVisit = await startSending();
    await pageVisit.goBack();
    void allSettled(submission.submitted, { scope: pageVisit.scope });
    expect(pageVisit.storedDetails).toHaveLength(1);
    expect(readStatus(pageVisit)).toBe('storing');
    await pageVisit.finishSending('accepted');
  });

  test('a refusal does not move a customer who has gone back', async () => {
    const pageVisit = await startSending();
    await pageVisit.goBack();
    await pageVisit.finishSending({
      kind: 'validation',
      message: 'No.',
      errors: { startDate: ['Too early.'] },
    });
    expect(readOpenSection(pageVisit.scope)).toBe('questions');
    expect(readToasts(pageVisit.scope)).toEqual([]);
    expect(readStatus(pageVisit)).toBe('idle');
  });

  test('the next Continue sends the membership again and opens the checkout', async () => {
    const pageVisit = await startSending();
    await pageVisit.goBack();
    await pageVisit.finishSending('accepted');
    const { scope } = pageVisit;
    await submitQuestions(scope);
    void allSettled(review.continueClicked, { scope });
    expect(pageVisit.storedDetails).toHaveLength(2);
    await pageVisit.finishSending('accepted');
    await allSettled(scope);
    expect(pageVisit.departures).toEqual(['/checkout']);
  });
});

test('Edit while the membership is being sent keeps the edited section open', async () => {
  const pageVisit = await startSending();
  void allSettled(progress.editRequested, { scope: pageVisit.scope, params: 'membership' });
  await pageVisit.finishSending('accepted');
  expect(readOpenSection(pageVisit.scope)).toBe('membership');
  expect(pageVisit.departures).toEqual([]);
  expect(pageVisit.scope.getState(selection.$membership)).not.toBeNull();
});

describe('a membership saved without its answers', () => {
  const customer = aUser({ hasInstruction: true });
  const typedAnswers = { 'f-q-1': 'Swim a mile' };

  /** The membership was sent, and its answers with the result of `saveAnswers`. */
  async function sendMembership(saveAnswers: () => unknown) {
    const pageVisit = await visit({ user: customer, hasQuestions: true, saveAnswers });
    await chooseMembership(pageVisit);
    await allSettled(detailsContinued, { scope: pageVisit.scope });
    await allSettled(questions.valuesChanged, { scope: pageVisit.scope, params: typedAnswers });
    await submitQuestions(pageVisit.scope);
    await allSettled(review.continueClicked, { scope: pageVisit.scope });
    expect(pageVisit.storedDetails).toHaveLength(1);
    return pageVisit;
  }

  // Proves J11.7.
  test('after a reload a membership saved without its answers is unfinished: the dates section opens, and Continue sends the answers', async () => {
    await sendMembership(() => Promise.reject(networkFailure));
    const storeSpy = vi.fn(() => 1);
    const pageVisit = await reloadPage('dates', { user: customer, savedSelection, saveAnswers: storeSpy });
    const { scope } = pageVisit;
    expect(readOpenSection(scope)).toBe('dates');
    expect(scope.getState(questions.$values)).toEqual(typedAnswers);
    await allSettled(review.continueClicked, { scope });
    expect(storeSpy).toHaveBeenCalledOnce();
    expect(pageVisit.departures).toEqual(['/checkout']);
  });

  // Proves J11.7.
  test('after the session has expired and a new log-in a membership saved without its answers is unfinished', async () => {
    let sendCount = 0;
    const pageVisit = await visit({
      user: customer,
      users: [customer],
      hasQuestions: true,
      saveAnswers: () => {
        sendCount += 1;
        return sendCount === 1 ? Promise.reject(networkFailure) : 1;
      },
      loadSaved: () => (pageVisit.storedDetails.length > 0 ? savedSelection : null),
    });
    await chooseMembership(pageVisit);
    await allSettled(detailsContinued, { scope: pageVisit.scope });
    await allSettled(questions.valuesChanged, { scope: pageVisit.scope, params: typedAnswers });
    await submitQuestions(pageVisit.scope);
    await allSettled(review.continueClicked, { scope: pageVisit.scope });
    await allSettled(tokenRefused, { scope: pageVisit.scope });
    await allSettled(signedIn, { scope: pageVisit.scope, params: 'new-token' });
    expect(readOpenSection(pageVisit.scope)).toBe('dates');
    await allSettled(review.continueClicked, { scope: pageVisit.scope });
    expect(sendCount).toBe(2);
    expect(pageVisit.departures).toEqual(['/checkout']);
  });

  test('when a customer returns to the page after the session has expired, a membership saved without its answers is unfinished', async () => {
    const { scope: failedScope } = await sendMembership(() => Promise.reject(networkFailure));
    await allSettled(tokenRefused, { scope: failedScope });
    const storeSpy = vi.fn(() => 1);
    const { scope } = await reloadPage(null, { user: customer, savedSelection, saveAnswers: storeSpy });
    expect(readOpenSection(scope)).not.toBe('checkout');
    await allSettled(submission.submitted, { scope });
    expect(storeSpy).toHaveBeenCalledOnce();
  });

  test('a membership saved without its answers is finished once they have been saved', async () => {
    await sendMembership(() => 1);
    const { scope } = await visit({ user: customer, hasQuestions: true, savedSelection });
    expect(readOpenSection(scope)).toBe('checkout');
  });
});

// Proves J10.9.
test('a customer who has left the page is not taken to the checkout', async () => {
  const pageVisit = await startSending();
  void allSettled(flowClosed, { scope: pageVisit.scope });
  await pageVisit.finishSending('accepted');
  expect(pageVisit.departures).toEqual([]);
});

test('the message about a refused answer links to its question, if the question is on the page', async () => {
  const errors = { 'answers.q-1': ['Too short.'], 'q-2': ['Not for you.'] };
  const pageVisit = await startSending({ answersFailure: { kind: 'validation', message: null, errors } });
  await pageVisit.finishSending('accepted');
  const toast = pageVisit.scope.getState($toasts).find(({ validationMessages }) => validationMessages);
  expect(toast).toMatchObject({ validationMessages: errors });
  expect(toast?.controlIds).toEqual({ 'answers.q-1': 'questions_f-q-1' });
});
