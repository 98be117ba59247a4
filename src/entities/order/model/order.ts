import { loadOrder } from '@/shared/api';
import { createPage } from '@/shared/request';

/** A page that shows the order of its address: its confirmation, or its receipt. */
export const orderPage = createPage({
  load: (orderId: string, options) => loadOrder({ orderId }, options),
});
export const { $data: $order } = orderPage;
