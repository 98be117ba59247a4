import type { Store } from '../../store/store.ts';
import type { Order, Session } from '../types.ts';

/** GET orders/{orderId}: only its owner sees it (404 for anyone else). */
export async function orderById(_store: Store, _session: Session, _orderId: string): Promise<Order> {
  throw new Error('not built yet');
}
