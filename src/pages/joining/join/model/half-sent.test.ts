import { allSettled } from 'effector';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signedIn, tokenRefused } from '@/entities/customer';
import { type ApiFailure, networkFailure } from '@/shared/api';
import { removeStored } from '@/shared/lib';
import { aUser } from '@/shared/testing';
import { $toasts } from '@/shared/toast';
import { reload } from '../testing/coming-back-steps';
import { chooseMembership, openIn, readToasts, submitQuestions } from '../testing/joining-steps';
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
async function startSending({ refuses }: { refuses?: ApiFailure } = {}) {
  const answers = { sent: 0 };
  let settle: { through: () => void; refused: (failure: ApiFailure) => void } | null = null;
  const visited = await visit({
    user: aUser({ hasInstruction: true }),
    hasQuestions: true,
    store: () =>
      new Promise((resolve, reject) => {
        settle = { through: () => resolve(STORED_MEMBERSHIP), refused: reject };
      }),
    saveAnswers: () => {
      answers.sent += 1;
      if (refuses) throw refuses;
    },
  });
  const { scope } = visited;
  await chooseMembership(visited);
  await allSettled(detailsContinued, { scope });
  await allSettled(questions.valuesChanged, { scope, params: { 'f-q-1': 'Swim a mile' } });
  await submitQuestions(scope);
  const submission = allSettled(review.continueClicked, { scope });
  const goBack = async () => {
    void visited.goBack();
    await Promise.resolve();
  };
  const finishSending = async (outcome: 'through' | ApiFailure) => {
    if (outcome === 'through') settle?.through();
    else settle?.refused(outcome);
    await submission;
  };
  return { ...visited, goBack, finishSending, answers };
}

const readStatus = ({ scope }: Visit) => scope.getState(submission.$status);

describe('Back while the membership is being sent', () => {
  // Proves J10.9.
  test('Back while the membership is being sent keeps the customer there, and the membership and its answers are still sent', async () => {
    const visited = await startSending();
    await visited.goBack();
    await visited.finishSending('through');
    expect(openIn(visited.scope)).toBe('questions');
    expect(visited.departures).toEqual([]);
    expect(visited.storedDetails).toHaveLength(1);
    expect(visited.answers.sent).toBe(1);
    expect(readStatus(visited)).toBe('idle');
  });

  test('Back while the membership is being sent does not allow a second submission before the first has ended', async () => {
    const visited = await startSending();
    await visited.goBack();
    void allSettled(submission.submitted, { scope: visited.scope });
    expect(visited.storedDetails).toHaveLength(1);
    expect(readStatus(visited)).toBe('storing');
    await visited.finishSending('through');
  });

  test('a refusal does not move a customer who has gone back', async () => {
    const visited = await startSending();
    await visited.goBack();
    await visited.finishSending({
      kind: 'validation',
      message: 'No.',
      errors: { startDate: ['Too early.'] },
    });
    expect(openIn(visited.scope)).toBe('questions');
    expect(readToasts(visited.scope)).toEqual([]);
    expect(readStatus(visited)).toBe('idle');
  });

  test('the next Continue sends the membership again and opens the checkout', async () => {
    const visited = await startSending();
    await visited.goBack();
    await visited.finishSending('through');
    const { scope } = visited;
    await submitQuestions(scope);
    void allSettled(review.continueClicked, { scope });
    expect(visited.storedDetails).toHaveLength(2);
    await visited.finishSending('through');
    await allSettled(scope);
    expect(visited.departures).toEqual(['/checkout']);
  });
});

test('Edit while the membership is being sent keeps the edited section open', async () => {
  const visited = await startSending();
  void allSettled(progress.editRequested, { scope: visited.scope, params: 'membership' });
  await visited.finishSending('through');
  expect(openIn(visited.scope)).toBe('membership');
  expect(visited.departures).toEqual([]);
  expect(visited.scope.getState(selection.$membership)).not.toBeNull();
});

describe('a membership saved without its answers', () => {
  const customer = aUser({ hasInstruction: true });
  const answer = { 'f-q-1': 'Swim a mile' };

  /** The membership was sent, and its answers with the result of `saveAnswers`. */
  async function sendWith(saveAnswers: () => unknown) {
    const visited = await visit({ user: customer, hasQuestions: true, saveAnswers });
    await chooseMembership(visited);
    await allSettled(detailsContinued, { scope: visited.scope });
    await allSettled(questions.valuesChanged, { scope: visited.scope, params: answer });
    await submitQuestions(visited.scope);
    await allSettled(review.continueClicked, { scope: visited.scope });
    expect(visited.storedDetails).toHaveLength(1);
    return visited;
  }

  // Proves J11.7.
  test('after a reload a membership saved without its answers is unfinished: the dates section opens, and Continue sends the answers', async () => {
    await sendWith(() => Promise.reject(networkFailure));
    const storeSpy = vi.fn(() => 1);
    const visited = await reload('dates', { user: customer, savedSelection, saveAnswers: storeSpy });
    const { scope } = visited;
    expect(openIn(scope)).toBe('dates');
    expect(scope.getState(questions.$values)).toEqual(answer);
    await allSettled(review.continueClicked, { scope });
    expect(storeSpy).toHaveBeenCalledOnce();
    expect(visited.departures).toEqual(['/checkout']);
  });

  // Proves J11.7.
  test('after the session has expired and a new log-in a membership saved without its answers is unfinished', async () => {
    let sendCount = 0;
    const visited = await visit({
      user: customer,
      users: [customer],
      hasQuestions: true,
      saveAnswers: () => {
        sendCount += 1;
        return sendCount === 1 ? Promise.reject(networkFailure) : 1;
      },
      loadSaved: () => (visited.storedDetails.length > 0 ? savedSelection : null),
    });
    await chooseMembership(visited);
    await allSettled(detailsContinued, { scope: visited.scope });
    await allSettled(questions.valuesChanged, { scope: visited.scope, params: answer });
    await submitQuestions(visited.scope);
    await allSettled(review.continueClicked, { scope: visited.scope });
    await allSettled(tokenRefused, { scope: visited.scope });
    await allSettled(signedIn, { scope: visited.scope, params: 'new-token' });
    expect(openIn(visited.scope)).toBe('dates');
    await allSettled(review.continueClicked, { scope: visited.scope });
    expect(sendCount).toBe(2);
    expect(visited.departures).toEqual(['/checkout']);
  });

  test('when a customer returns to the page after the session has expired, a membership saved without its answers is unfinished', async () => {
    const { scope: failedScope } = await sendWith(() => Promise.reject(networkFailure));
    await allSettled(tokenRefused, { scope: failedScope });
    const storeSpy = vi.fn(() => 1);
    const { scope } = await reload(null, { user: customer, savedSelection, saveAnswers: storeSpy });
    expect(openIn(scope)).not.toBe('checkout');
    await allSettled(submission.submitted, { scope });
    expect(storeSpy).toHaveBeenCalledOnce();
  });

  test('a membership saved without its answers is finished once they have been saved', async () => {
    await sendWith(() => 1);
    const { scope } = await visit({ user: customer, hasQuestions: true, savedSelection });
    expect(openIn(scope)).toBe('checkout');
  });
});

// Proves J10.9.
test('a customer who has left the page is not taken to the checkout', async () => {
  const visited = await startSending();
  void allSettled(flowClosed, { scope: visited.scope });
  await visited.finishSending('through');
  expect(visited.departures).toEqual([]);
});

test('the message about a refused answer links to its question, if the question is on the page', async () => {
  const errors = { 'answers.q-1': ['Too short.'], 'q-2': ['Not for you.'] };
  const visited = await startSending({ refuses: { kind: 'validation', message: null, errors } });
  await visited.finishSending('through');
  const toast = visited.scope.getState($toasts).find(({ validationMessages }) => validationMessages);
  expect(toast).toMatchObject({ validationMessages: errors });
  expect(toast?.controls).toEqual({ 'answers.q-1': 'questions_f-q-1' });
});
