import { describe, expect, test } from 'vitest';
import { checkTable, coverage, type Outcome } from '../../contracts/coverage.ts';

const calls = coverage();

/** Calls without a pact for an outcome that the API document has for them. */
const withoutPact = (outcome: Outcome) =>
  calls
    .filter(({ documented, covered }) => documented.has(outcome) && !covered.has(outcome))
    .map(({ call }) => call);

describe('the pacts', () => {
  test('cover every call of the site', () => {
    expect(calls.length).toBeGreaterThan(30);
    // No provider state holds a session of the session-style provider yet.
    expect(withoutPact('2xx').filter((call) => !call.startsWith('POST /api/checkout/session/'))).toEqual([]);
  });

  test.each<Outcome>(['419', '429', '500', '503'])('cover %s of every call that can meet it', (outcome) => {
    expect(withoutPact(outcome)).toEqual([]);
  });

  test('cover a token that has ended for every call that is refused without one', () => {
    // These are open to everybody: a token that has ended counts as none.
    expect(withoutPact('401')).toEqual([
      'GET /api/custom-questions/memberships/{id}',
      'GET /api/memberships/types',
      'GET /api/memberships/types/{typeId}/payment-options/{optionId}',
      'GET /api/v1/membership-promotions/validate/{code}/{paymentOptionId}',
    ]);
  });

  test('are what the table of the README says', () => {
    expect(checkTable(false)).toEqual({ passed: 1, failed: 0 });
  });
});
