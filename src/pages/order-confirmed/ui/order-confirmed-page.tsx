import { text } from '../texts';
import { ConfirmationFrame } from './confirmation-frame';
import { OrderDetails } from './order-details';
import { Welcome } from './welcome';

/** The confirmation of an order (Spec, joining §2 "Order confirmation screen"). */
export function OrderConfirmedPage() {
  return (
    <ConfirmationFrame
      title={() => text('confirmation.title')}
      greeting={(order) => <Welcome order={order} />}
    >
      {(order) => <OrderDetails order={order} />}
    </ConfirmationFrame>
  );
}
