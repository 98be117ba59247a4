import { describe, expect, test } from 'vitest';
import { updateCustomer } from '../../src/shared/api/index.ts';
import { buildToken } from '../../tests/fixtures/auth.ts';
import { buildAnswer } from '../../tests/fixtures/wire.ts';
import { stateValues } from '../state-values.ts';
import { bodyMatcher } from './body-matcher.ts';
import { failing, fromState, relyOn } from './rely-on.ts';

const update = {
  method: 'PUT',
  path: '/api/my-account/user/update',
  query: { onboarding_type: 'membership_purchase' },
  given: 'a-customer-without-instruction',
  as: 'customer',
} as const;

describe('customer', () => {
  test('changed fields are kept and the token is replaced', async () => {
    const outcome = await relyOn(
      {
        ...update,
        description: 'changed fields',
        body: fromState('changedFields'),
        answers: { status: 200, body: buildAnswer(bodyMatcher('Token', buildToken())) },
      },
      () => updateCustomer(stateValues.changedFields),
    );

    expect(outcome).toEqual({ token: buildToken().token });
  });

  test('an invalid answer is refused by its field', async () => {
    const outcome = await relyOn(
      {
        ...update,
        description: 'an invalid answer',
        body: { date_of_birth: 'yesterday' },
        answers: { status: 422, body: failing('The given data was invalid.', 'date_of_birth') },
      },
      () => updateCustomer({ date_of_birth: 'yesterday' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { date_of_birth: [expect.any(String)] } });
  });
});
