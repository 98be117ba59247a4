import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { loadDirectDebit, replaceDirectDebit } from '../../src/shared/api/index.ts';
import { buildInstruction } from '../../tests/fixtures/direct-debit.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { matchBody } from './body-matcher.ts';
import { bankDetails } from './payment-examples.ts';
import { buildFailureBody, verifyInteraction } from './verify-interaction.ts';

const DIRECT_DEBIT_PATH = '/api/my-account/direct-debit';
const loadRequest = {
  given: 'a-customer-with-instruction',
  token: 'valid',
  method: 'GET',
  path: DIRECT_DEBIT_PATH,
} as const;
const replaceRequest = { ...loadRequest, method: 'PUT' } as const;
const bankDetailsBody = {
  account_holder: 'Sam Taylor',
  account_details: {
    sort_code: '089999',
    account_number: '66374958',
    billing_address_line_one: '4 Mill Lane',
    billing_address_line_two: '',
    billing_city: 'Norwich',
    billing_postcode: 'NR1 1SR',
  },
  dd_terms_accepted: true,
};
const service_user_name = MatchersV3.string('Pavilion Leisure');
const buildDirectDebitBody = (instructionState: 'active' | 'submitted') =>
  buildResponseBody(
    MatchersV3.like({
      service_user_name,
      instruction: matchBody('DirectDebitInstruction', buildInstruction({ state: instructionState })),
    }),
  );

describe('the direct debit', () => {
  test('the direct debit is read without the full account number', async () => {
    const outcome = await verifyInteraction(
      {
        ...loadRequest,
        description: 'the direct debit of a customer',
        answers: { status: 200, body: buildDirectDebitBody('active') },
      },
      () => loadDirectDebit(),
    );

    expect(outcome).toMatchObject({ instruction: { state: 'active', accountEnding: '4958' } });
  });

  test('the direct debit of a customer without one has no instruction', async () => {
    const outcome = await verifyInteraction(
      {
        ...loadRequest,
        given: 'a-customer-without-instruction',
        description: 'the direct debit of a customer without one',
        answers: {
          status: 200,
          body: buildResponseBody({ service_user_name, instruction: null }),
        },
      },
      () => loadDirectDebit(),
    );

    expect(outcome).toMatchObject({ instruction: null });
  });

  test('the direct debit is moved to another account', async () => {
    const outcome = await verifyInteraction(
      {
        ...replaceRequest,
        given: 'a-customer-without-instruction',
        description: 'a new bank account',
        body: bankDetailsBody,
        answers: { status: 200, body: buildDirectDebitBody('submitted') },
      },
      () => replaceDirectDebit(bankDetails),
    );

    expect(outcome).toMatchObject({ instruction: { state: 'submitted' } });
  });

  test('moving the direct debit to an invalid account is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...replaceRequest,
        description: 'an account whose sort code is too short',
        body: {
          ...bankDetailsBody,
          account_details: { ...bankDetailsBody.account_details, sort_code: '0899' },
        },
        answers: {
          status: 422,
          body: buildFailureBody('The sort code must be 6 digits.', 'account_details.sort_code'),
        },
      },
      () =>
        replaceDirectDebit({
          ...bankDetails,
          accountDetails: { ...bankDetails.accountDetails, sortCode: '0899' },
        }),
    );

    expect(outcome).toMatchObject({
      kind: 'validation',
      errors: { 'accountDetails.sortCode': [expect.any(String)] },
    });
  });
});
