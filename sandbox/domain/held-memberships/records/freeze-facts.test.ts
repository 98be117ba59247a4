import { beforeEach, expect, test } from 'vitest';
import { createClass } from '../../../testing/a-class.ts';
import { createFakeCards, type FakeCards } from '../../../testing/fake-cards.ts';
import { authorisePayment } from '../../../testing/joining-customer.ts';
import { createCardSteps } from '../../../testing/paying-by-card.ts';
import { createBasketStore } from '../../../testing/places-in-baskets.ts';
import { addDays, toLondonDate } from '../../common/index.ts';
import { findBookingsInPeriod } from './freeze-facts.ts';

const setup = createBasketStore();
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));

test('bookings within the freeze are listed, those before and after are not', async () => {
  const { store } = setup;
  const yoga = await createClass(store, 1);
  const caller = await setup.createCaller();
  await setup.addSessions(caller, yoga);
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await finishPayment(caller, transactionUuid);
  const tomorrow = addDays(toLondonDate(store.clock.now()), 1);
  const listTitles = (from: string, to: string) =>
    store.read((db) => findBookingsInPeriod(db, store, caller.userId, { from, to }));
  expect(await listTitles(tomorrow, tomorrow)).toMatchObject([{ localDate: tomorrow, localStart: '12:00' }]);
  expect(await listTitles(addDays(tomorrow, 1), addDays(tomorrow, 40))).toEqual([]);
  expect(await listTitles(addDays(tomorrow, -40), addDays(tomorrow, -1))).toEqual([]);
});
