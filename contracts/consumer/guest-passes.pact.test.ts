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
import { buildFailureBody, matchPath, matchStateValue, verifyInteraction } from './verify-interaction.ts';

const request = { given: 'a-customer-with-guest-passes', token: 'valid' } as const;
const listRequest = { ...request, path: '/api/my-account/guest-passes' } as const;
const { benefitId, passId, usedPassId, venueId, visitDate } = providerStateValues;
const UNKNOWN_ID = '00000000-0000-8000-a000-000000000000';
const passBody = buildResponseBody(matchBody('GuestPass', buildGuestPass()));
const notFound = { status: 404, body: buildFailureBody('Unable to complete request, item not found.') };

const issueExample = buildIssueGuestPassRequest();
const issueRequest = { ...toCamelCase(issueExample), benefitId, venueId, visitDate };
const body = {
  ...issueExample,
  benefit_id: matchStateValue('benefitId'),
  venue_id: matchStateValue('venueId'),
  visit_date: matchStateValue('visitDate'),
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
        body,
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
        body: { ...body, confirmed_of_age: false },
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
] as const)('a guest pass to be %s', (what, method, pathSuffix, call, refusal) => {
  test('a guest pass is returned', async () => {
    const outcome = await verifyInteraction(
      {
        ...request,
        method,
        path:
          pathSuffix === ''
            ? matchPath`/api/my-account/guest-passes/${'passId'}`
            : matchPath`/api/my-account/guest-passes/${'passId'}/resend`,
        description: `a guest pass to be ${what}`,
        answers: { status: 200, body: passBody },
      },
      () => call({ id: passId }),
    );

    expect(outcome).toMatchObject({ code: buildGuestPass().code });
  });

  test('a request about a used guest pass is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...request,
        method,
        path:
          pathSuffix === ''
            ? matchPath`/api/my-account/guest-passes/${'usedPassId'}`
            : matchPath`/api/my-account/guest-passes/${'usedPassId'}/resend`,
        description: `a used guest pass to be ${what}`,
        answers: { status: 422, body: buildFailureBody(refusal) },
      },
      () => call({ id: usedPassId }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test('a guest pass of somebody else is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...request,
        method,
        path: `/api/my-account/guest-passes/${UNKNOWN_ID}${pathSuffix}`,
        description: `somebody else’s guest pass to be ${what}`,
        answers: notFound,
      },
      () => call({ id: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
