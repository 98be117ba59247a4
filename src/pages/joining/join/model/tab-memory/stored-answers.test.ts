import { allSettled, fork } from 'effector';
import { afterEach, describe, expect, test } from 'vitest';
import { $token, loadUserFx, signedIn, signedOut, tokenRefused } from '@/entities/customer';
import { readStored, removeStored, writeStored } from '@/shared/lib';
import { aDataField, aUser, sectionsOf } from '@/shared/testing';
import { chooseMembership } from '../../testing/joining-steps';
import { gymType, type Visit, visit } from '../../testing/joining-world';
import { changeLocationClicked } from '../confirm-discard';
import { questions, register, startOver } from '../features';
import { detailsContinued } from '../joining';

const STORAGE_KEY = 'pavilion.joining.answers';
const MONTHLY_PATH = '/centre/riverside-leisure-centre/membership/total-fitness/recurring';
const customer = aUser();
const typedAnswers = { 'f-q-1': 'Swim a mile' };

const readStoredText = () => readStored('session', STORAGE_KEY);
const readAnswerValues = ({ scope }: Visit) => scope.getState(questions.$values);

/** A customer who has answered the questions. */
async function answerQuestions(options: Parameters<typeof visit>[0] = {}) {
  const pageVisit = await visit({ user: customer, hasQuestions: true, ...options });
  await chooseMembership(pageVisit);
  await allSettled(detailsContinued, { scope: pageVisit.scope });
  await allSettled(questions.valuesChanged, { scope: pageVisit.scope, params: typedAnswers });
  return pageVisit;
}

const reloadPage = (user = customer) => visit({ path: MONTHLY_PATH, user, hasQuestions: true });

afterEach(() => removeStored('session', STORAGE_KEY));

describe('answers to the questions', () => {
  // Proves J11.2.
  test('answers to the questions are restored after a reload', async () => {
    await answerQuestions();
    expect(readAnswerValues(await reloadPage())).toEqual(typedAnswers);
  });

  test('answers to the questions are not restored for another customer', async () => {
    await answerQuestions();
    expect(readAnswerValues(await reloadPage(aUser({ id: 'somebody-else' })))).toEqual({});
  });

  test('answers to the questions are not restored for another membership', async () => {
    const storedAnswers = { membershipTypeId: 'another', userId: customer.id, values: typedAnswers };
    writeStored('session', STORAGE_KEY, JSON.stringify({ details: null, questions: storedAnswers }));
    expect(readAnswerValues(await reloadPage())).toEqual({});
  });

  test('answers to the questions are not overwritten if the customer is known before they have been read', async () => {
    await answerQuestions();
    const storedText = readStoredText();
    const scope = fork({ handlers: [[loadUserFx, () => customer]] });
    await allSettled(loadUserFx, { scope, params: 'token' });
    expect(readStoredText()).toBe(storedText);
    expect(storedText).toContain('Swim a mile');
  });

  test('answers to questions that are no longer asked are dropped', async () => {
    const values = { ...typedAnswers, 'f-gone': 'x' };
    const storedAnswers = { membershipTypeId: gymType.id, userId: customer.id, values };
    writeStored('session', STORAGE_KEY, JSON.stringify({ details: null, questions: storedAnswers }));
    expect(readAnswerValues(await reloadPage())).toEqual(typedAnswers);
  });

  test('answers to the questions are restored when the same customer logs in after the session has expired', async () => {
    const pageVisit = await answerQuestions();
    const { scope } = pageVisit;
    await allSettled(tokenRefused, { scope });
    expect(scope.getState($token)).toBeNull();
    expect(readAnswerValues(pageVisit)).toEqual({});
    await allSettled(signedIn, { scope, params: 'new-token' });
    expect(readAnswerValues(pageVisit)).toEqual(typedAnswers);
  });

  test('answers to the questions are cleared by logging out', async () => {
    const { scope } = await answerQuestions();
    await allSettled(signedOut, { scope });
    expect(readStoredText()).toBeNull();
    expect(readAnswerValues(await reloadPage())).toEqual({});
  });

  test('answers to the questions are cleared by starting over', async () => {
    const { scope } = await answerQuestions();
    await allSettled(startOver.startOverClicked, { scope });
    await allSettled(startOver.leaveClicked, { scope });
    expect(readStoredText()).toBeNull();
  });

  // Proves F5.10.
  test('a kiosk neither stores nor restores answers', async () => {
    const mode = { isKiosk: true, isEmbedded: false, centre: null };
    await answerQuestions({ mode });
    expect(readStoredText()).toBeNull();
    await answerQuestions();
    expect(
      readAnswerValues(await visit({ path: MONTHLY_PATH, user: customer, hasQuestions: true, mode })),
    ).toEqual({});
  });
});

describe('details of a new customer', () => {
  const detailsForm = {
    checksum: 'c',
    unavailableFields: [],
    sections: sectionsOf(aDataField(), aDataField({ name: 'email', label: 'Email', type: 'email' })),
  };
  const typedValues = { 'f-first_name': 'Ada', 'f-email': 'ada@example.com' };
  const typedPasswords = { password: 'Lovelace-1815', password_confirmation: 'Lovelace-1815' };

  async function typeDetails(options: Parameters<typeof visit>[0] = {}) {
    const pageVisit = await visit({ form: detailsForm, ...options });
    await chooseMembership(pageVisit);
    await allSettled(register.valuesChanged, {
      scope: pageVisit.scope,
      params: { ...typedValues, ...typedPasswords },
    });
    return pageVisit;
  }
  const readDetailValues = ({ scope }: Visit) => scope.getState(register.$values);

  test('details of a new customer are restored after a reload, without the password', async () => {
    await typeDetails();
    expect(readStoredText()).not.toContain('Lovelace');
    expect(readDetailValues(await visit({ path: MONTHLY_PATH, form: detailsForm }))).toEqual(typedValues);
  });

  test('details of a new customer stay when another centre is chosen', async () => {
    const pageVisit = await typeDetails();
    await allSettled(changeLocationClicked, { scope: pageVisit.scope });
    await chooseMembership(pageVisit, 'fixed');
    expect(readDetailValues(pageVisit)).toEqual({ ...typedValues, ...typedPasswords });
    expect(readDetailValues(await visit({ path: MONTHLY_PATH, form: detailsForm }))).toEqual(typedValues);
  });

  // Proves J11.3.
  test('details of a new customer are not restored if the operator has changed the form', async () => {
    await typeDetails();
    expect(
      readDetailValues(await visit({ path: MONTHLY_PATH, form: { ...detailsForm, checksum: 'd' } })),
    ).toEqual({});
  });

  test('details of a new customer are cleared when any customer logs in', async () => {
    const pageVisit = await typeDetails();
    await allSettled(signedIn, { scope: pageVisit.scope, params: 'token' });
    expect(readStoredText()).toBeNull();
    await allSettled(tokenRefused, { scope: pageVisit.scope });
    expect(readDetailValues(pageVisit)).toEqual({});
    expect(readDetailValues(await visit({ path: MONTHLY_PATH, form: detailsForm }))).toEqual({});
  });

  test('details of a new customer are cleared when a customer has logged in elsewhere in this tab', async () => {
    await typeDetails();
    await visit({ path: MONTHLY_PATH, form: detailsForm, user: customer });
    expect(readStoredText()).toBeNull();
  });

  test('details of a new customer are cleared once the account exists', async () => {
    const { scope } = await typeDetails();
    await allSettled(register.registerFx, {
      scope,
      params: {
        clientId: 'client-1',
        source: 'online-joining',
        password: typedPasswords.password,
        passwordConfirmation: typedPasswords.password_confirmation,
        termsAccepted: true,
      },
    });
    expect(scope.getState($token)).toBe('new-token');
    expect(readStoredText()).toBeNull();
  });
});
