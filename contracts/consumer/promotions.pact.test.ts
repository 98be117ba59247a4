import { describe, expect, test } from 'vitest';
import { validatePromotionCode } from '../../src/shared/api/index.ts';
import { buildPromotion } from '../../tests/fixtures/promotions.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { buildFailureBody, matchPath, verifyInteraction } from './verify-interaction.ts';

const promotionRequest = { given: 'a-free-membership-promotion', method: 'GET' } as const;
const { promotionCode, paymentOptionId } = providerStateValues;

describe('promotions', () => {
  test('a code of the payment option is accepted', async () => {
    const outcome = await verifyInteraction(
      {
        ...promotionRequest,
        description: 'a promotion code',
        path: matchPath`/api/v1/membership-promotions/validate/${'promotionCode'}/${'paymentOptionId'}`,
        answers: { status: 200, body: buildResponseBody(matchBody('Promotion', buildPromotion())) },
      },
      () => validatePromotionCode({ code: promotionCode, paymentOptionId }),
    );

    expect(outcome).toEqual(buildPromotion());
  });

  test('an unknown code is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...promotionRequest,
        description: 'an unknown promotion code',
        path: matchPath`/api/v1/membership-promotions/validate/NOSUCHCODE/${'paymentOptionId'}`,
        answers: { status: 404, body: buildFailureBody('Code not recognised') },
      },
      () => validatePromotionCode({ code: 'NOSUCHCODE', paymentOptionId }),
    );

    expect(outcome).toEqual({ kind: 'http', status: 404, message: 'Code not recognised' });
  });
});
