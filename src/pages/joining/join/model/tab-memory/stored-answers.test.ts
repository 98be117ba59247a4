import { allSettled, fork } from 'effector';
import { afterEach, describe, expect, test } from 'vitest';
import { $token, loadUserFx, signedIn, signedOut, tokenRefused } from '@/entities/customer';
import { readStored, removeStored, writeStored } from '@/shared/lib';
import { aDataField, aUser, sectionsOf } from '@/shared/testing';
import { chooseMembership } from '../../testing/joining-steps';
import { gym, type Visit, visit } from '../../testing/joining-world';
import { changeLocationClicked } from '../confirm-discard';
import { questions, register, startOver } from '../features';
import { detailsContinued } from '../joining';

const KEY = 'pavilion.joining.answers';
const MONTHLY = '/centre/riverside-leisure-centre/membership/total-fitness/recurring';
const customer = aUser();
const answer = { 'f-q-1': 'Swim a mile' };

const storedIn = () => readStored('session', KEY);
const answersIn = ({ scope }: Visit) => scope.getState(questions.$values);

/** A customer who has answered the questions. */
async function answered(world: Parameters<typeof visit>[0] = {}) {
  const visited = await visit({ user: customer, hasQuestions: true, ...world });
  await chooseMembership(visited);
  await allSettled(detailsContinued, { scope: visited.scope });
  await allSettled(questions.valuesChanged, { scope: visited.scope, params: answer });
  return visited;
}

const reloaded = (user = customer) => visit({ path: MONTHLY, user, hasQuestions: true });

afterEach(() => removeStored('session', KEY));

describe('answers to the questions', () => {
  // Proves J11.2.
  test('answers to the questions are restored after a reload', async () => {
    await answered();
    expect(answersIn(await reloaded())).toEqual(answer);
  });

  test('answers to the questions are not restored for another customer', async () => {
    await answered();
    expect(answersIn(await reloaded(aUser({ id: 'somebody-else' })))).toEqual({});
  });

  test('answers to the questions are not restored for another membership', async () => {
    const stored = { membershipTypeId: 'another', userId: customer.id, values: answer };
    writeStored('session', KEY, JSON.stringify({ details: null, questions: stored }));
    expect(answersIn(await reloaded())).toEqual({});
  });

  test('answers to the questions are not overwritten if the customer is known before they have been read', async () => {
    await answered();
    const stored = storedIn();
    const scope = fork({ handlers: [[loadUserFx, () => customer]] });
    await allSettled(loadUserFx, { scope, params: 'token' });
    expect(storedIn()).toBe(stored);
    expect(stored).toContain('Swim a mile');
  });

  test('answers to questions that are no longer asked are dropped', async () => {
    const values = { ...answer, 'f-gone': 'x' };
    const stored = { membershipTypeId: gym.id, userId: customer.id, values };
    writeStored('session', KEY, JSON.stringify({ details: null, questions: stored }));
    expect(answersIn(await reloaded())).toEqual(answer);
  });

  test('answers to the questions are restored when the same customer logs in after the session has expired', async () => {
    const visited = await answered();
    const { scope } = visited;
    await allSettled(tokenRefused, { scope });
    expect(scope.getState($token)).toBeNull();
    expect(answersIn(visited)).toEqual({});
    await allSettled(signedIn, { scope, params: 'new-token' });
    expect(answersIn(visited)).toEqual(answer);
  });

  test('answers to the questions are cleared by logging out', async () => {
    const { scope } = await answered();
    await allSettled(signedOut, { scope });
    expect(storedIn()).toBeNull();
    expect(answersIn(await reloaded())).toEqual({});
  });

  test('answers to the questions are cleared by starting over', async () => {
    const { scope } = await answered();
    await allSettled(startOver.clicked, { scope });
    await allSettled(startOver.leaveClicked, { scope });
    expect(storedIn()).toBeNull();
  });

  // Proves F5.10.
  test('a kiosk neither stores nor restores answers', async () => {
    const mode = { isKiosk: true, isEmbedded: false, centre: null };
    await answered({ mode });
    expect(storedIn()).toBeNull();
    await answered();
    expect(answersIn(await visit({ path: MONTHLY, user: customer, hasQuestions: true, mode }))).toEqual({});
  });
});

describe('details of a new customer', () => {
  const form = {
    checksum: 'c',
    unaskable: [],
    sections: sectionsOf(aDataField(), aDataField({ name: 'email', label: 'Email', type: 'email' })),
  };
  const typed = { 'f-first_name': 'Ada', 'f-email': 'ada@example.com' };
  const secret = { password: 'Lovelace-1815', password_confirmation: 'Lovelace-1815' };

  async function typedDetails(world: Parameters<typeof visit>[0] = {}) {
    const visited = await visit({ form, ...world });
    await chooseMembership(visited);
    await allSettled(register.valuesChanged, { scope: visited.scope, params: { ...typed, ...secret } });
    return visited;
  }
  const valuesIn = ({ scope }: Visit) => scope.getState(register.$values);

  test('details of a new customer are restored after a reload, without the password', async () => {
    await typedDetails();
    expect(storedIn()).not.toContain('Lovelace');
    expect(valuesIn(await visit({ path: MONTHLY, form }))).toEqual(typed);
  });

  test('details of a new customer stay when another centre is chosen', async () => {
    const visited = await typedDetails();
    await allSettled(changeLocationClicked, { scope: visited.scope });
    await chooseMembership(visited, 'fixed');
    expect(valuesIn(visited)).toEqual({ ...typed, ...secret });
    expect(valuesIn(await visit({ path: MONTHLY, form }))).toEqual(typed);
  });

  // Proves J11.3.
  test('details of a new customer are not restored if the operator has changed the form', async () => {
    await typedDetails();
    expect(valuesIn(await visit({ path: MONTHLY, form: { ...form, checksum: 'd' } }))).toEqual({});
  });

  test('details of a new customer are cleared when any customer logs in', async () => {
    const visited = await typedDetails();
    await allSettled(signedIn, { scope: visited.scope, params: 'token' });
    expect(storedIn()).toBeNull();
    await allSettled(tokenRefused, { scope: visited.scope });
    expect(valuesIn(visited)).toEqual({});
    expect(valuesIn(await visit({ path: MONTHLY, form }))).toEqual({});
  });

  test('details of a new customer are cleared when a customer has logged in elsewhere in this tab', async () => {
    await typedDetails();
    await visit({ path: MONTHLY, form, user: customer });
    expect(storedIn()).toBeNull();
  });

  test('details of a new customer are cleared once the account exists', async () => {
    const { scope } = await typedDetails();
    await allSettled(register.registerFx, {
      scope,
      params: {
        clientId: 'client-1',
        source: 'online-joining',
        password: secret.password,
        passwordConfirmation: secret.password_confirmation,
        termsAccepted: true,
      },
    });
    expect(scope.getState($token)).toBe('new-token');
    expect(storedIn()).toBeNull();
  });
});
