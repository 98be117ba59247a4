import type { Camel } from './camel';
import { api } from './client';
import { isText, requireShape } from './require-shape';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

export type Promotion = Camel<components['schemas']['Promotion']>;

/**
 * GET membership-promotions/validate: the promotion for a code; an unknown, expired or inapplicable code is an `http` 404.
 *
 * @throws ApiFailure `unexpected` without an id, which prices need
 */
export async function validatePromotionCode(
  { code, paymentOptionId }: { code: string; paymentOptionId: string },
  options?: CallOptions,
): Promise<Promotion> {
  const path = { code, paymentOptionId };
  const promotion = await unwrapData(() =>
    api().GET('/api/v1/membership-promotions/validate/{code}/{paymentOptionId}', {
      params: { path },
      ...options,
    }),
  );
  return requireShape(promotion, isText(promotion.id) && isText(promotion.code));
}
