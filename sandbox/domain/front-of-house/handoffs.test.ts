import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeHandoffOlder } from '../../scenarios/age-handoff.ts';
import { buildPenalty } from '../../scenarios/fresh-customer.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { penalties } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { createClass } from '../../testing/a-class.ts';
import { createHandedBasket, createTillBasket, logInElsewhere } from '../../testing/a-handoff.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { createCustomer } from '../../testing/joining-customer.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { addToCart, deleteCart, getCart, removeFromCart, setCredit } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { listDeskRecords } from '../people/index.ts';
import { claimHandoff, previewHandoff, releaseHandoff } from './handoff-on-phone.ts';
import { cancelHandoff, emailHandoff, extendHandoff, readHandoff } from './handoffs.ts';
import { readCustomer } from './read-customer.ts';
import { sweepHandoffs } from './settle-handoff.ts';

let store: Store;
let cards: FakeCards;
beforeAll(async () => {
  store = await openMemoryStore();
  cards = createFakeCards();
}, 60_000);
afterAll(() => store.close());

const readHandoffState = async (staff: Caller, id: string) =>
  (await readHandoff(store, cards, staff, { id, selectedUserId: undefined })).state;
const countSecondsLeft = (until: Date) => Math.round((until.getTime() - Date.now()) / 1000);

describe('a basket is handed over', () => {
  test('a basket is handed over once: a second request by any member of staff returns the live code', async () => {
    const { handOver, staff, id, url, code } = await (async () => {
      const basket = await createTillBasket(store);
      return { ...basket, ...(await basket.handOver()) };
    })();
    expect(await handOver()).toMatchObject({ id, url, code, state: 'waiting' });
    expect(url).toMatch(/^http.+\/handoff\/[\w-]{22}$/);
    const colleague = (await createCustomer(store, { role: 'staff' })).caller;
    await cancelHandoff(store, cards, colleague, id);
    expect(await readHandoffState(staff, id)).toBe('cancelled');
    expect((await handOver()).id).not.toBe(id);
  });

  test.each([
    ['is empty', 'cart_empty'],
    ['was paid in part', 'tenders_present'],
    ['is another one than was shown', 'item_hash'],
    ['costs nothing', 'not_sellable_online'],
    ['belongs to somebody with penalties', 'not_sellable_online'],
  ] as const)('a basket is not handed over when it %s', async (obstacle, code) => {
    const { staff, handOver, selectedUserId, readBasket, amount } = await createTillBasket(store);
    const cart = await readBasket();
    if (obstacle === 'is empty')
      await removeFromCart(store, staff, cart?.items.map(({ id }) => id) ?? [], selectedUserId);
    if (obstacle === 'costs nothing') {
      const rich = await createCustomer(store, { creditBalance: amount });
      const items = [{ id: cart?.items[0]?.objectId ?? '', type: 'product', options: {} }];
      const { itemHash } = await addToCart(store, staff, { items, selectedUserId: rich.userId });
      await setCredit(store, staff, { kind: 'general', amount }, rich.userId);
      const refusedHandoff = handOver({ selectedUserId: rich.userId, itemHash });
      return expect(await catchRefusal(refusedHandoff)).toMatchObject({ status: 422, code });
    }
    if (obstacle === 'belongs to somebody with penalties')
      await store.write((tx) => tx.insert(penalties).values(buildPenalty(store, selectedUserId, 300)));
    const changes = {
      ...(obstacle === 'was paid in part' && { payments: [{ tenderType: 'cash' as const, amount: 100 }] }),
      ...(obstacle === 'is another one than was shown' && { itemHash: 'of-another-basket' }),
    };
    return expect(await catchRefusal(handOver(changes))).toMatchObject({ status: 422, code });
  });

  // Proves F3.1.
  test('a basket that is handed over is locked at the desk until it comes back', async () => {
    const { staff, id, selectedUserId, payCash, readBasket, claim } = await createHandedBasket(store);
    await claim();
    const items = [{ id: await createClass(store, 5), type: 'activity', options: {} }];
    const ids = (await readBasket())?.items.map((item) => item.id) ?? [];
    const locked = [
      addToCart(store, staff, { items, selectedUserId }),
      removeFromCart(store, staff, ids, selectedUserId),
      deleteCart(store, staff, selectedUserId),
      setCredit(store, staff, { kind: 'general', amount: 0 }, selectedUserId),
      payCash(),
    ];
    for (const call of locked)
      expect(await catchRefusal(call)).toMatchObject({ status: 422, code: 'handed_over' });
    await cancelHandoff(store, cards, staff, id);
    expect((await payCash()).status).toBe('completed');
  });

  test('a basket that is handed over can be extended twice, with its places', async () => {
    const { staff, id, readBasket } = await createHandedBasket(store, {
      id: await createClass(store, 5),
      type: 'activity',
    });
    const readHoldEnd = async () => new Date((await readBasket())?.holdUntil ?? 0);
    expect(countSecondsLeft(await readHoldEnd())).toBeGreaterThanOrEqual(14 * 60);
    await extendHandoff(store, staff, id);
    const { expiresAt } = await extendHandoff(store, staff, id);
    expect(countSecondsLeft(expiresAt)).toBeGreaterThan(29 * 60);
    expect(await readHoldEnd()).toEqual(expiresAt);
    expect(await catchRefusal(extendHandoff(store, staff, id))).toMatchObject({
      status: 422,
      code: 'too_often',
    });
  });

  test('a basket that is handed over expires by itself, when it is read and in the sweep, and the expiry is audited', async () => {
    for (const findExpiry of ['read', 'sweep', 'cash'] as const) {
      const { staff, id, payCash, owner } = await createHandedBasket(store);
      await makeHandoffOlder(store, id, 11);
      if (findExpiry === 'sweep') await sweepHandoffs(store, cards);
      if (findExpiry === 'cash') await payCash();
      expect(await readHandoffState(staff, id)).toBe('expired');
      const written = (await listDeskRecords(store)).filter(({ customerId }) => customerId === owner.userId);
      expect(written.map(({ what }) => what)).toEqual(
        expect.arrayContaining(['handed-over', 'handoff-expired']),
      );
    }
  });

  test('a basket that is handed over is listed where staff see its customer, while it is live', async () => {
    const { staff, id, selectedUserId } = await createHandedBasket(store);
    const readView = async () => (await readCustomer(store, staff, selectedUserId)).handoff;
    expect(await readView()).toMatchObject({ id, state: 'waiting' });
    await makeHandoffOlder(store, id, 11);
    expect(await readView()).toBeNull();
  });

  test('a basket that is handed over is sent to the customer’s e-mail address at most three times, and not after it has ended', async () => {
    const { staff, id } = await createHandedBasket(store);
    for (let turn = 0; turn < 3; turn += 1) await emailHandoff(store, staff, id);
    expect(await catchRefusal(emailHandoff(store, staff, id))).toMatchObject({ status: 429 });
    await cancelHandoff(store, cards, staff, id);
    expect(await catchRefusal(emailHandoff(store, staff, id))).toMatchObject({
      status: 410,
      code: 'cancelled',
    });
  });
});

describe('a basket is opened', () => {
  // Proves F3.2.
  test('a basket is opened by its customer alone; the desk learns that somebody else has tried, but not who', async () => {
    const { staff, id, token } = await createHandedBasket(store);
    const { caller } = await createCustomer(store);
    for (const call of [
      () => claimHandoff(store, caller, token),
      () => releaseHandoff(store, cards, caller, token),
    ])
      expect(await catchRefusal(call())).toMatchObject({ status: 403, code: 'other_customer' });
    const handoffView = await readHandoff(store, cards, staff, { id, selectedUserId: undefined });
    expect(handoffView).toMatchObject({ state: 'waiting', openedByOther: true });
    expect(JSON.stringify(await listDeskRecords(store))).not.toContain(caller.userId);
    expect(await catchRefusal(getCart(store, { ...caller, handoffId: id }))).toMatchObject({ status: 410 });
  });

  test('a basket is opened again on another device, and the earlier device is refused', async () => {
    const { owner, phone, token, id, claim } = await createHandedBasket(store);
    expect((await claim()).cart.items).toHaveLength(1);
    const secondResult = await logInElsewhere(store, owner.userId);
    await claimHandoff(store, secondResult, token);
    expect(await catchRefusal(getCart(store, phone))).toMatchObject({
      status: 410,
      code: 'opened_elsewhere',
    });
    expect((await getCart(store, { ...secondResult, handoffId: id }))?.items).toHaveLength(1);
  });

  test('a basket on a phone cannot be changed there: cart calls still concern the customer’s own basket', async () => {
    const { phone, claim, readBasket } = await createHandedBasket(store);
    await claim();
    await deleteCart(store, { tokenId: phone.tokenId, userId: phone.userId, role: 'customer' });
    expect((await readBasket())?.items).toHaveLength(1);
  });

  test('a basket is opened by a code that is typed by somebody who is logged in, five times in a minute', async () => {
    const { token, caller, handOver } = await createHandedBasket(store);
    const { code } = await handOver();
    expect(await catchRefusal(previewHandoff(store, null, code))).toMatchObject({ status: 401 });
    expect((await previewHandoff(store, null, token)).venueName).toBe('Ardwick Fields Leisure Centre');
    await claimHandoff(store, caller, code.toLowerCase());
    for (let turn = 0; turn < 4; turn += 1) await catchRefusal(previewHandoff(store, caller, 'ZZZZ-ZZZZ'));
    expect(await catchRefusal(previewHandoff(store, caller, code))).toMatchObject({ status: 429 });
  });

  test('a basket cannot be opened after it has ended: for an hour the response says so, then it is unknown', async () => {
    const { staff, id, token, caller, phone, claim } = await createHandedBasket(store);
    await claim();
    await cancelHandoff(store, cards, staff, id);
    expect((await previewHandoff(store, null, token)).state).toBe('cancelled');
    for (const call of [claimHandoff(store, caller, token), getCart(store, phone)])
      expect(await catchRefusal(call)).toMatchObject({ status: 410, code: 'cancelled' });
    await makeHandoffOlder(store, id, 61);
    expect(await catchRefusal(previewHandoff(store, null, token))).toMatchObject({ status: 404 });
  });

  test('a basket that is opened can be given back, and giving it back again changes nothing', async () => {
    const { staff, id, token, caller, claim, payCash } = await createHandedBasket(store);
    await claim();
    await releaseHandoff(store, cards, caller, token);
    await releaseHandoff(store, cards, caller, token);
    expect(await readHandoffState(staff, id)).toBe('given_back');
    expect((await payCash()).status).toBe('completed');
  });
});
