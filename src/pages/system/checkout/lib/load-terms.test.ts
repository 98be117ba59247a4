import { expect, test } from 'vitest';
import { fakeOperator } from '@/shared/testing';
import { buildTerms } from '../../../../../tests/fixtures/terms.ts';
import { loadCheckoutTerms } from './load-terms';

const HEALTH_CALL = 'GET /api/terms/membership/type-1/health-commitment';
const MEMBERSHIP_TERMS_CALL = 'GET /api/terms/membership/type-1';
const answers = {
  'GET /api/terms': { data: [buildTerms({ id: 'cart' }), buildTerms({ id: 'membership' })] },
  [HEALTH_CALL]: { data: buildTerms({ id: 'health' }) },
  [MEMBERSHIP_TERMS_CALL]: { data: buildTerms({ id: 'membership' }) },
};
const options = { signal: new AbortController().signal };
const loadTerms = (membershipTypeId: string | null) =>
  loadCheckoutTerms({ cartId: 'c', membershipTypeId }, options);

test('a cart with a membership type has its own terms, the health commitment and the membership terms, each once', async () => {
  fakeOperator(answers);
  expect((await loadTerms('type-1')).map(({ id }) => id)).toEqual(['cart', 'membership', 'health']);
});

// Proves J8.4.
test('without a membership type neither the health commitment nor the membership terms are requested', async () => {
  const calls = fakeOperator(answers);
  await loadTerms(null);
  expect(calls.map(({ call }) => call)).toEqual(['GET /api/terms']);
});

/** Terms that the server returns with a status other than 200 do not count. */
// Proves C1.4.
test.each([HEALTH_CALL, MEMBERSHIP_TERMS_CALL])(
  'terms exist only if the health commitment and the membership terms both answer with 200: %s',
  async (call) => {
    const wholeTerms = { data: buildTerms({ id: 'whole' }) };
    fakeOperator({ ...answers, [call]: { status: 200, body: wholeTerms } });
    await expect(loadTerms('type-1')).resolves.toContainEqual(expect.objectContaining({ id: 'whole' }));
    for (const status of [202, 404, 500]) {
      fakeOperator({ ...answers, [call]: { status, body: wholeTerms } });
      await expect(loadTerms('type-1')).rejects.toMatchObject({ kind: expect.any(String) });
    }
  },
);
