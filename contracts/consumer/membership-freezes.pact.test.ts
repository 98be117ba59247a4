import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { endFreeze, freezeMembership, loadFreezing, previewFreeze } from '../../src/shared/api/index.ts';
import { buildFreezeEnd, buildFreezePreview, buildMembershipFreezing } from '../../tests/fixtures/freezes.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { membershipId, freezeFrom, freezeTo, expected } = providerStateValues;
const freezePath = matchPath`/api/my-account/memberships/${'membershipId'}/freeze`;
const freezableRequest = { given: 'a-customer-who-can-freeze', token: 'valid', path: freezePath } as const;
const frozenRequest = {
  given: 'a-customer-with-a-frozen-membership',
  token: 'valid',
  path: freezePath,
} as const;
const unknownRequest = {
  given: 'a-customer-who-can-freeze',
  token: 'valid',
  path: `/api/my-account/memberships/${UNKNOWN_ID}/freeze`,
  answers: notFoundAnswer,
} as const;

type NullableKeys = Readonly<Record<string, unknown>>;
/** The body matcher leaves out nullable keys; `nullableKeys` adds those that the state has. */
const buildFreezingBody = (nullableKeys: NullableKeys = {}) => {
  const { name, may, limits } = buildMembershipFreezing();
  const requiredKeys = {
    name: MatchersV3.string(name),
    may: matchBody('MembershipPermission', may),
    limits: matchBody('FreezeLimits', limits),
  };
  return buildResponseBody({ ...requiredKeys, ...nullableKeys });
};
const freezeMatcher = matchBody('MembershipFreeze', { from: '2026-12-07', to: '2027-01-06' });
const freezeDates = { from: matchProviderValue('freezeFrom'), to: matchProviderValue('freezeTo') };

describe('freezing a membership', () => {
  test('the limits of freezing a membership are read', async () => {
    const outcome = await verifyInteraction(
      {
        ...freezableRequest,
        method: 'GET',
        description: 'how a membership can be frozen',
        answers: { status: 200, body: buildFreezingBody() },
      },
      () => loadFreezing({ id: membershipId }),
    );

    expect(outcome).toMatchObject({ may: { allowed: true }, limits: { maxMonths: 6 } });
  });

  test('the outcome of freezing a membership is read before it', async () => {
    const outcome = await verifyInteraction(
      {
        ...freezableRequest,
        method: 'GET',
        query: { from: matchProviderValue('freezeFrom'), months: '1' },
        description: 'what freezing a membership does',
        answers: {
          status: 200,
          body: buildFreezingBody({ preview: matchBody('FreezePreview', buildFreezePreview()) }),
        },
      },
      () => previewFreeze({ id: membershipId, from: freezeFrom, months: 1 }),
    );

    expect(outcome).toMatchObject({ preview: { expected: expect.any(String), fees: { amount: 500 } } });
  });

  test('the outcome of a freeze on days that cannot be chosen is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...freezableRequest,
        method: 'GET',
        query: { from: '2026-01-01', months: '1' },
        description: 'what a freeze in the past does',
        answers: { status: 422, body: buildFailureBody('We need 5 working days.', 'from') },
      },
      () => previewFreeze({ id: membershipId, from: '2026-01-01', months: 1 }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { from: [expect.any(String)] } });
  });

  test('the outcome of freezing a frozen membership is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...frozenRequest,
        method: 'GET',
        query: { from: '2026-01-01', months: '1' },
        description: 'what freezing a frozen membership does',
        answers: { status: 422, body: buildFailureBody('This membership is frozen.') },
      },
      () => previewFreeze({ id: membershipId, from: '2026-01-01', months: 1 }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test('a membership is frozen with the outcome that was shown', async () => {
    const outcome = await verifyInteraction(
      {
        ...freezableRequest,
        method: 'POST',
        description: 'a membership to be frozen',
        body: { ...freezeDates, expected: matchProviderValue('expected') },
        answers: {
          status: 201,
          body: buildFreezingBody({ freeze: freezeMatcher, end: matchBody('FreezeEnd', buildFreezeEnd()) }),
        },
      },
      () => freezeMembership({ id: membershipId, from: freezeFrom, to: freezeTo, expected }),
    );

    expect(outcome).toMatchObject({ freeze: { from: expect.any(String) }, end: { kind: 'take_back' } });
  });

  test('a freeze whose outcome has changed since is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...freezableRequest,
        method: 'POST',
        description: 'a freeze whose outcome has changed',
        body: { ...freezeDates, expected: 'another' },
        answers: {
          status: 422,
          body: buildFailureBody('The dates or cost of this freeze have changed.', 'expected'),
        },
      },
      () => freezeMembership({ id: membershipId, from: freezeFrom, to: freezeTo, expected: 'another' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { expected: [expect.any(String)] } });
  });

  test('freezing a frozen membership is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...frozenRequest,
        method: 'POST',
        description: 'a frozen membership to be frozen',
        body: { from: '2026-01-01', to: '2026-01-31', expected: 'another' },
        answers: { status: 422, body: buildFailureBody('This membership is frozen.') },
      },
      () => freezeMembership({ id: membershipId, from: '2026-01-01', to: '2026-01-31', expected: 'another' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });
});

describe('ending a freeze', () => {
  test('the outcome of ending a freeze is read before it', async () => {
    const outcome = await verifyInteraction(
      {
        ...frozenRequest,
        method: 'GET',
        description: 'what ending a freeze does',
        answers: {
          status: 200,
          body: buildFreezingBody({ end: matchBody('FreezeEnd', buildFreezeEnd({ kind: 'end_early' })) }),
        },
      },
      () => loadFreezing({ id: membershipId }),
    );

    expect(outcome).toMatchObject({ end: { kind: 'end_early', sentence: expect.any(String) } });
  });

  test('a freeze is ended with the outcome that was shown', async () => {
    const outcome = await verifyInteraction(
      {
        ...frozenRequest,
        method: 'DELETE',
        query: { expected: matchProviderValue('expected') },
        description: 'a freeze to be ended',
        answers: { status: 200, body: buildFreezingBody({ freeze: freezeMatcher }) },
      },
      () => endFreeze({ id: membershipId, expected }),
    );

    expect(outcome).toMatchObject({ name: expect.any(String) });
  });

  test('ending a freeze whose outcome has changed since is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...frozenRequest,
        method: 'DELETE',
        query: { expected: 'another' },
        description: 'a freeze to be ended whose outcome has changed',
        answers: {
          status: 422,
          body: buildFailureBody('What happens when you end the freeze has changed.', 'expected'),
        },
      },
      () => endFreeze({ id: membershipId, expected: 'another' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { expected: [expect.any(String)] } });
  });
});

describe("another customer's membership", () => {
  test.each([
    ['read', 'GET', undefined, undefined, () => loadFreezing({ id: UNKNOWN_ID })],
    [
      'frozen',
      'POST',
      undefined,
      { from: '2026-12-07', to: '2027-01-06', expected },
      () => freezeMembership({ id: UNKNOWN_ID, from: '2026-12-07', to: '2027-01-06', expected }),
    ],
    ['unfrozen', 'DELETE', { expected }, undefined, () => endFreeze({ id: UNKNOWN_ID, expected })],
  ] as const)(
    "another customer's membership is a 404: its freeze is to be %s",
    async (action, method, query, body, sendRequest) => {
      const outcome = await verifyInteraction(
        {
          ...unknownRequest,
          method,
          ...(query && { query }),
          ...(body && { body }),
          description: `somebody else's membership to be ${action}`,
        },
        sendRequest,
      );

      expect(outcome).toMatchObject({ kind: 'http', status: 404 });
    },
  );
});
