import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { tokenRefused, userRequested } from '@/entities/customer';
import {
  customer,
  datesIn,
  draft,
  endedByItself,
  given,
  logIn,
  NOTHING,
  other,
  pastTheDates,
  reloaded,
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
  startDate: expect.not.stringMatching(given.startDate),
};

describe('another customer in the same tab', () => {
  const findsNothing = async (visited: Visit) => {
    expect(openIn(visited.scope)).toBe('details');
    expect(datesIn(visited)).toMatchObject(NOTHING);
    expect(datesIn(visited).startDate).not.toBe(given.startDate);
    expect(visited.scope.getState(questions.$values)).toEqual({});
    expect(visited.scope.getState($areAnswersGiven)).toBe(false);
    expect(draft()).toMatchObject({ ...KEPT_OF_NOBODY, edited: ['centre', 'membership'] });
    // The first customer's part is not restored by the next reload either.
    expect(datesIn(await reloaded(null, { user: other }))).toMatchObject(NOTHING);
  };

  test('a customer who logs in on the page gets no data of the previous one', async () => {
    const visited = await pastTheDates({ users: [other] });
    await allSettled(tokenRefused, { scope: visited.scope });
    await logIn(visited);
    await findsNothing(visited);
  });

  test('a customer who logs in on the page after a reload gets no data of the previous one', async () => {
    await endedByItself();
    const visited = await reloaded(null, { user: null, users: [other] });
    await logIn(visited);
    await findsNothing(visited);
  });

  test('a customer who comes from the log-in page gets no data of the previous one', async () => {
    await endedByItself();
    await reloaded(null, { user: null });
    await findsNothing(await reloaded(null, { user: other }));
  });

  test('a customer gets no data of the previous one even if the session did not end in this tab', async () => {
    await pastTheDates();
    await findsNothing(await reloaded('direct-debit', { user: other }));
  });

  test('a new customer gets no data of the previous one', async () => {
    await endedByItself();
    const visited = await reloaded(null, { user: null, users: [other] });
    await allSettled(register.registerFx, { scope: visited.scope, params: NEW_ACCOUNT });
    expect(datesIn(visited)).toMatchObject(NOTHING);
    expect(draft()).toMatchObject(KEPT_OF_NOBODY);
    expect(visited.scope.getState(progress.$progress).edited).not.toContain('dates');
  });

  test('until the record of another customer has loaded, no data of the previous one is shown', async () => {
    await pastTheDates();
    const visited = await reloaded(null, { user: null, token: 'token', users: [customer] });
    expect(datesIn(visited)).toMatchObject(NOTHING);
    expect(draft()?.startDate).toBe(given.startDate);
    await allSettled(userRequested, { scope: visited.scope });
    expect(datesIn(visited).startDate).toBe(given.startDate);
    expect(openIn(visited.scope)).toBe('dates');
  });
});
