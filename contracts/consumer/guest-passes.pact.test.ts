import { describe, expect, test } from 'vitest';
import {
  issueGuestPass,
  loadGuestPasses,
  resendGuestPass,
  revokeGuestPass,
} from '../../src/shared/api/index.ts';
import { toCamelCase } from '../../src/shared/testing/to-camel-case.ts';
import {
  buildGuestPass,
  buildGuestPasses,
  buildIssueGuestPassRequest,
} from '../../tests/fixtures/guest-passes.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const memberRequest = { given: 'a-customer-with-guest-passes', token: 'valid' } as const;
const listRequest = { ...memberRequest, path: '/api/my-account/guest-passes' } as const;
const { benefitId, passId, usedPassId, venueId, visitDate } = providerStateValues;
const passBody = buildResponseBody(matchBody('GuestPass', buildGuestPass()));

const issueExample = buildIssueGuestPassRequest();
const issueRequest = { ...toCamelCase(issueExample), benefitId, venueId, visitDate };
const issueBody = {
  ...issueExample,
  benefit_id: matchProviderValue('benefitId'),
  venue_id: matchProviderValue('venueId'),
  visit_date: matchProviderValue('visitDate'),
};

describe('guest passes', () => {
  test('the remaining and the issued guest passes are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        method: 'GET',
        description: 'the guest passes of a customer',
        answers: { status: 200, body: buildResponseBody(matchBody('GuestPasses', buildGuestPasses())) },
      },
      () => loadGuestPasses(),
    );

    expect(outcome).toMatchObject({ allowances: [{ left: 1, total: 2 }], issued: [{ state: 'issued' }] });
  });

  test('a guest pass is issued with its code', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        method: 'POST',
        description: 'a guest pass to be issued',
        body: issueBody,
        answers: { status: 201, body: passBody },
      },
      () => issueGuestPass(issueRequest),
    );

    expect(outcome).toMatchObject({ code: buildGuestPass().code, guest: { firstName: 'Gil' } });
  });

  test('a guest pass for a guest who is too young is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        method: 'POST',
        description: 'a guest pass for a child',
        body: { ...issueBody, confirmed_of_age: false },
        answers: {
          status: 422,
          body: buildFailureBody('Please confirm that your guest is 16 or over.', 'confirmed_of_age'),
        },
      },
      () => issueGuestPass({ ...issueRequest, confirmedOfAge: false }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { confirmed_of_age: [expect.any(String)] } });
  });
});

describe.each([
  ['taken back', 'DELETE', '', revokeGuestPass, 'This pass has already been used.'],
  ['sent again', 'POST', '/resend', resendGuestPass, 'This pass no longer works.'],
] as const)('a guest pass to be %s', (action, method, pathSuffix, sendRequest, refusalMessage) => {
  test(`a guest pass to be ${action} is returned`, async () => {
    const outcome = await verifyInteraction(
      {
        ...memberRequest,
        method,
        path:
          pathSuffix === ''
            ? matchPath`/api/my-account/guest-passes/${'passId'}`
            : matchPath`/api/my-account/guest-passes/${'passId'}/resend`,
        description: `a guest pass to be ${action}`,
        answers: { status: 200, body: passBody },
      },
      () => sendRequest({ id: passId }),
    );

    expect(outcome).toMatchObject({ code: buildGuestPass().code });
  });

  test(`a used guest pass cannot be ${action}`, async () => {
    const outcome = await verifyInteraction(
      {
        ...memberRequest,
        method,
        path:
          pathSuffix === ''
            ? matchPath`/api/my-account/guest-passes/${'usedPassId'}`
            : matchPath`/api/my-account/guest-passes/${'usedPassId'}/resend`,
        description: `a used guest pass to be ${action}`,
        answers: { status: 422, body: buildFailureBody(refusalMessage) },
      },
      () => sendRequest({ id: usedPassId }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test(`a guest pass of somebody else to be ${action} is a 404`, async () => {
    const outcome = await verifyInteraction(
      {
        ...memberRequest,
        method,
        path: `/api/my-account/guest-passes/${UNKNOWN_ID}${pathSuffix}`,
        description: `somebody else’s guest pass to be ${action}`,
        answers: notFoundAnswer,
      },
      () => sendRequest({ id: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
