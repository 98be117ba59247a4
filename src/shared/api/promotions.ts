import type { Camel } from './camel';
import { api } from './client';
import { isText, requireShape } from './require-shape';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

export type Promotion = Camel<components['schemas']['Promotion']>;

/**
 * GET membership-promotions/validate: the promotion behind a code; one that is unknown, over or of another option is an `http` 404.
 * Throws `unexpected` when the answer names no promotion: its price could not be asked for.
 */
export async function validatePromotionCode(
  { code, paymentOptionId }: { code: string; paymentOptionId: string },
  options?: CallOptions,
): Promise<Promotion> {
  const path = { code, paymentOptionId };
  const promotion = await dataOf(() =>
    api().GET('/api/v1/membership-promotions/validate/{code}/{paymentOptionId}', {
      params: { path },
      ...options,
    }),
  );
  return requireShape(promotion, isText(promotion.id) && isText(promotion.code));
}
