import { text } from '../texts';
import { ConfirmationFrame } from './confirmation-frame';
import { OrderDetails } from './order-details';
import { Welcome } from './welcome';

/** The confirmation of an order (Requirement C6.4). */
export function OrderConfirmedPage() {
  return (
    <ConfirmationFrame
      title={({ total }) => text(total.amount > 0 ? 'confirmation.title' : 'next.confirmed')}
      greeting={(order) => <Welcome order={order} />}
    >
      {(order) => <OrderDetails order={order} />}
    </ConfirmationFrame>
  );
}
