import { BASKET_CHANNEL, type BasketMessage } from '@/entities/cart';

/**
 * Tells the other tabs, including those opened later, that a payment of the basket is at the bank. Returns a function that
 * announces its end.
 */
export function announcePayment(): (() => void) | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  const channel = new BroadcastChannel(BASKET_CHANNEL);
  const post = (message: BasketMessage) => channel.postMessage(message);
  const announceEnd = () => post('ended');
  channel.addEventListener('message', ({ data }) => {
    if (data === 'asking') post('paying');
  });
  addEventListener('pagehide', announceEnd);
  post('paying');
  return () => {
    removeEventListener('pagehide', announceEnd);
    announceEnd();
    channel.close();
  };
}
