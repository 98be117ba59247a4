import type { Caller } from '../domain/common/types.ts';
import { getLedger } from '../domain/front-of-house/index.ts';
import { authoriseCard, type CardProviders, completePayment } from '../domain/payments/index.ts';
import type { Store } from '../store/store.ts';
import { buildPayRequest } from './joining-customer.ts';

/** The common steps of a card payment; calls `world` again at each step. */
export function createCardSteps(world: () => { store: Store; cards: CardProviders }) {
  return {
    async authoriseCart(caller: Caller, overrides: Parameters<typeof buildPayRequest>[2] = {}) {
      const { store, cards } = world();
      const request = await buildPayRequest(store, caller, overrides);
      return authoriseCard(store, cards, caller, { ...request, sessionKey: '', billing: null });
    },

    finishPayment(caller: Caller, transactionUuid: string) {
      const { store, cards } = world();
      return completePayment(store, cards, caller, { transactionUuid, source: 'online-joining' });
    },

    async readCounts(email: string) {
      return (await getLedger(world().store, { email })).counts;
    },
  };
}
