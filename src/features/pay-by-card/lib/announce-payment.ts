import { BASKET_CHANNEL, type BasketMessage } from '@/entities/cart';

/**
 * Tells the other tabs, including those opened later, that a payment of the basket is at the bank. Returns a function that
 * announces its end.
 */
export function announcePayment(): (() => void) | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  const channel = new BroadcastChannel(BASKET_CHANNEL);
  const say = (news: BasketMessage) => channel.postMessage(news);
  const end = () => say('ended');
  channel.addEventListener('message', ({ data }) => {
    if (data === 'asking') say('paying');
  });
  addEventListener('pagehide', end);
  say('paying');
  return () => {
    removeEventListener('pagehide', end);
    end();
    channel.close();
  };
}
