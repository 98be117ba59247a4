import { describe, expect, test } from 'vitest';
import { loadDataFields } from '../../src/shared/api/index.ts';
import { buildDataFieldSection } from '../../tests/fixtures/data-fields.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { matchList } from './body-matcher.ts';
import { verifyInteraction } from './verify-interaction.ts';

const formRequest = { method: 'GET', path: '/api/data-fields' } as const;
const sectionsBody = buildResponseBody(matchList('DataFieldSection', buildDataFieldSection()));

describe('data-fields', () => {
  test('a visitor reads the form for a new account', async () => {
    const outcome = await verifyInteraction(
      {
        ...formRequest,
        given: 'a-visitor',
        description: 'the form of a new account',
        query: { onboarding_type: 'customer_account_online' },
        answers: { status: 200, body: sectionsBody },
      },
      () => loadDataFields({ onboardingType: 'customer_account_online' }),
    );

    expect(outcome).toMatchObject({
      sections: [{ sectionName: 'About you', sectionFields: [{ name: 'first_name', isRequired: true }] }],
    });
  });

  test('a customer reads the form for a purchase', async () => {
    const outcome = await verifyInteraction(
      {
        ...formRequest,
        given: 'a-customer-without-instruction',
        description: 'the form of a purchase',
        query: { onboarding_type: 'membership_purchase' },
        token: 'valid',
        answers: { status: 200, body: sectionsBody },
      },
      () => loadDataFields({ onboardingType: 'membership_purchase' }),
    );

    expect(outcome).toMatchObject({ sections: [{ sectionReference: 'about-you' }] });
  });
});
