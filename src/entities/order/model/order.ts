import { loadOrder } from '@/shared/api';
import { createPage } from '@/shared/request';

/** The model of a page about the order in its address: the confirmation or the receipt. */
export const orderPage = createPage({
  load: (orderId: string, options) => loadOrder({ orderId }, options),
});
export const { $data: $order } = orderPage;
