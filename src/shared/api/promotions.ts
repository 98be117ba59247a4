import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

export type Promotion = Camel<components['schemas']['Promotion']>;

/** GET membership-promotions/validate: the promotion behind a code; one that is unknown, over or of another option is an `http` 404. */
export function validatePromotionCode(
  { code, paymentOptionId }: { code: string; paymentOptionId: string },
  options?: CallOptions,
): Promise<Promotion> {
  const path = { code, paymentOptionId };
  return dataOf(() =>
    api().GET('/api/v1/membership-promotions/validate/{code}/{paymentOptionId}', {
      params: { path },
      ...options,
    }),
  );
}
