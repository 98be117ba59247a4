import type { Caller } from '../domain/common/types.ts';
import { authenticateCustomer } from '../scenarios/fresh-customer.ts';
import { runScenario } from '../scenarios/index.ts';
import { createMovableClock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import { type FakeCards, fakeOpayo, keepFakeCard } from './fake-cards.ts';

/** Creates the customer of a scenario that gives them a membership. */
export async function createMember(
  store: Store,
  cards: FakeCards,
  scenarioName: string,
): Promise<{ caller: Caller; membershipId: string }> {
  const confirmCard = async ({ id }: { id: string }) => cards.setStatus(id, 'requires_capture');
  const tools = {
    store,
    clock: createMovableClock(),
    cards,
    opayo: fakeOpayo,
    keepCard: keepFakeCard,
    ryft: { attempt: async () => undefined },
    confirmCard,
    withoutEvents: { cards, confirmCard },
    oddConfiguration: { begin: () => undefined, end: () => undefined },
    failNextCall: () => undefined,
  };
  const result = await runScenario(tools, scenarioName);
  const caller = await authenticateCustomer(store, { token: String(result.token) });
  return { caller, membershipId: String(result.membershipId) };
}
