import type { Session } from '../domain/common/types.ts';
import { getLedger } from '../domain/front-of-house/index.ts';
import { authorise, type CardProviders, complete } from '../domain/payments/index.ts';
import type { Store } from '../store/store.ts';
import { buildPayment } from './joining-customer.ts';

/** The common steps of a card payment; calls `world` again at each step. */
export function createPayingByCard(world: () => { store: Store; cards: CardProviders }) {
  return {
    async authoriseCart(session: Session, given: Parameters<typeof buildPayment>[2] = {}) {
      const { store, cards } = world();
      const request = await buildPayment(store, session, given);
      return authorise(store, cards, session, { ...request, sessionKey: '', billing: null });
    },

    finish(session: Session, transactionUuid: string) {
      const { store, cards } = world();
      return complete(store, cards, session, { transactionUuid, source: 'online-joining' });
    },

    async countsFor(email: string) {
      return (await getLedger(world().store, { email })).counts;
    },
  };
}
