import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { tokenRefused, userRequested } from '@/entities/customer';
import {
  customer,
  endWithoutCustomer,
  givenDates,
  logIn,
  NO_DATES,
  otherUser,
  passDates,
  readCurrentDraft,
  readDates,
  reload,
} from '../testing/coming-back-steps';
import { openIn } from '../testing/joining-steps';
import type { Visit } from '../testing/joining-world';
import { progress, questions, register } from './features';
import { $areAnswersGiven } from './sending';

const NEW_ACCOUNT = {
  clientId: 'client-1',
  source: 'online-joining' as const,
  password: 'Lovelace-1815',
  passwordConfirmation: 'Lovelace-1815',
  termsAccepted: true,
};
const KEPT_OF_NOBODY = {
  billingDay: null,
  promoCode: null,
  startDate: expect.not.stringMatching(givenDates.startDate),
};

describe('another customer in the same tab', () => {
  const expectNothingFound = async (visited: Visit) => {
    expect(openIn(visited.scope)).toBe('details');
    expect(readDates(visited)).toMatchObject(NO_DATES);
    expect(readDates(visited).startDate).not.toBe(givenDates.startDate);
    expect(visited.scope.getState(questions.$values)).toEqual({});
    expect(visited.scope.getState($areAnswersGiven)).toBe(false);
    expect(readCurrentDraft()).toMatchObject({ ...KEPT_OF_NOBODY, edited: ['centre', 'membership'] });
    // The first customer's part is not restored by the next reload either.
    expect(readDates(await reload(null, { user: otherUser }))).toMatchObject(NO_DATES);
  };

  test('a customer who logs in on the page gets no data of the previous one', async () => {
    const visited = await passDates({ users: [otherUser] });
    await allSettled(tokenRefused, { scope: visited.scope });
    await logIn(visited);
    await expectNothingFound(visited);
  });

  test('a customer who logs in on the page after a reload gets no data of the previous one', async () => {
    await endWithoutCustomer();
    const visited = await reload(null, { user: null, users: [otherUser] });
    await logIn(visited);
    await expectNothingFound(visited);
  });

  test('a customer who comes from the log-in page gets no data of the previous one', async () => {
    await endWithoutCustomer();
    await reload(null, { user: null });
    await expectNothingFound(await reload(null, { user: otherUser }));
  });

  test('a customer gets no data of the previous one even if the session did not end in this tab', async () => {
    await passDates();
    await expectNothingFound(await reload('direct-debit', { user: otherUser }));
  });

  test('a new customer gets no data of the previous one', async () => {
    await endWithoutCustomer();
    const visited = await reload(null, { user: null, users: [otherUser] });
    await allSettled(register.registerFx, { scope: visited.scope, params: NEW_ACCOUNT });
    expect(readDates(visited)).toMatchObject(NO_DATES);
    expect(readCurrentDraft()).toMatchObject(KEPT_OF_NOBODY);
    expect(visited.scope.getState(progress.$progress).edited).not.toContain('dates');
  });

  test('until the record of another customer has loaded, no data of the previous one is shown', async () => {
    await passDates();
    const visited = await reload(null, { user: null, token: 'token', users: [customer] });
    expect(readDates(visited)).toMatchObject(NO_DATES);
    expect(readCurrentDraft()?.startDate).toBe(givenDates.startDate);
    await allSettled(userRequested, { scope: visited.scope });
    expect(readDates(visited).startDate).toBe(givenDates.startDate);
    expect(openIn(visited.scope)).toBe('dates');
  });
});
