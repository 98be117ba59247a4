import type { Store } from '../../store/store.ts';
import type { Promotion } from '../types.ts';

/** GET v1/membership-promotions/validate/{code}/{paymentOptionId}; 404 'Code not recognised'. */
export async function validatePromotion(
  _store: Store,
  _code: string,
  _paymentOptionId: string,
): Promise<Promotion> {
  throw new Error('not built yet');
}
