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
    // Nor does the first one's part come back to life with the next reload.
    expect(datesIn(await reloaded(null, { user: other }))).toMatchObject(NOTHING);
  };

  test('who logs in on the page finds nothing of the first', async () => {
    const visited = await pastTheDates({ users: [other] });
    await allSettled(tokenRefused, { scope: visited.scope });
    await logIn(visited);
    await findsNothing(visited);
  });

  test('who logs in on the page after the reload finds nothing of the first', async () => {
    await endedByItself();
    const visited = await reloaded(null, { user: null, users: [other] });
    await logIn(visited);
    await findsNothing(visited);
  });

  test('who comes from the log-in page finds nothing of the first', async () => {
    await endedByItself();
    await reloaded(null, { user: null });
    await findsNothing(await reloaded(null, { user: other }));
  });

  test('who comes without the session having ended in this tab finds nothing of the first', async () => {
    await pastTheDates();
    await findsNothing(await reloaded('direct-debit', { user: other }));
  });

  test('who makes an account finds nothing of the first', async () => {
    await endedByItself();
    const visited = await reloaded(null, { user: null, users: [other] });
    await allSettled(register.registerFx, { scope: visited.scope, params: NEW_ACCOUNT });
    expect(datesIn(visited)).toMatchObject(NOTHING);
    expect(draft()).toMatchObject(KEPT_OF_NOBODY);
    expect(visited.scope.getState(progress.$progress).edited).not.toContain('dates');
  });

  test('another customer in the same tab is not known yet when their record does not come, and sees nothing of the first until it does', async () => {
    await pastTheDates();
    const visited = await reloaded(null, { user: null, token: 'token', users: [customer] });
    expect(datesIn(visited)).toMatchObject(NOTHING);
    expect(draft()?.startDate).toBe(given.startDate);
    await allSettled(userRequested, { scope: visited.scope });
    expect(datesIn(visited).startDate).toBe(given.startDate);
    expect(openIn(visited.scope)).toBe('dates');
  });
});
