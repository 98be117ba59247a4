import { expect, test } from 'vitest';
import { loadCard } from '../../src/shared/api/index.ts';
import { buildMemberCard } from '../../tests/fixtures/card.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { matchBody } from './body-matcher.ts';
import { verifyInteraction } from './verify-interaction.ts';

test('a member has a card with a code', async () => {
  const outcome = await verifyInteraction(
    {
      given: 'a-customer-with-guest-passes',
      token: 'valid',
      method: 'GET',
      path: '/api/my-account/card',
      description: 'the card of a member',
      answers: { status: 200, body: buildResponseBody(matchBody('MemberCard', buildMemberCard())) },
    },
    () => loadCard(),
  );

  expect(outcome).toMatchObject({ code: '9000001234', symbology: 'code_128', name: 'Sam Taylor' });
});
