import type { Caller } from '../domain/common/types.ts';
import { authenticateCustomer } from '../scenarios/fresh-customer.ts';
import { runScenario } from '../scenarios/index.ts';
import { createMovableClock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import { type FakeCards, fakeKeepCard, fakeOpayo } from './fake-cards.ts';

/** Creates the customer of a scenario that gives them a membership. */
export async function aMember(
  store: Store,
  cards: FakeCards,
  state: string,
): Promise<{ caller: Caller; membershipId: string }> {
  const confirmCard = async ({ id }: { id: string }) => cards.settle(id, 'requires_capture');
  const tools = {
    store,
    clock: createMovableClock(),
    cards,
    opayo: fakeOpayo,
    keepCard: fakeKeepCard,
    ryft: { attempt: async () => undefined },
    confirmCard,
    withoutEvents: { cards, confirmCard },
    oddConfiguration: { begin: () => undefined, end: () => undefined },
    failNextCall: () => undefined,
  };
  const result = await runScenario(tools, state);
  const caller = await authenticateCustomer(store, { token: String(result.token) });
  return { caller, membershipId: String(result.membershipId) };
}
