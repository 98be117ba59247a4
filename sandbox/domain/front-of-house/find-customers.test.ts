import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticateCustomer, createFreshCustomer } from '../../scenarios/fresh-customer.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import type { Caller } from '../common/types.ts';
import { findCustomers } from './find-customers.ts';

let store: Store;
let staff: Caller;

const ADA_FACTS = {
  firstName: 'Ada Mary',
  lastName: "O'Quillfeather",
  email: 'ada.quill@desk.example',
  phone: '+44 7700 900 123',
  postcode: 'BT3 9DT',
  dateOfBirth: '1985-12-10',
};

beforeAll(async () => {
  store = await openMemoryStore();
  staff = await authenticateCustomer(
    store,
    await createFreshCustomer(store, { role: 'staff', lastName: 'Quillfeather' }),
  );
}, 60_000);
afterAll(() => store.close());

const names = async (search: string) => (await findCustomers(store, staff, search)).map(({ name }) => name);

test('a customer is found by name, name and postcode, e-mail or telephone, with only the details that tell people apart', async () => {
  const { reference, userId } = await createFreshCustomer(store, { ...ADA_FACTS, penalties: [300] });
  await createFreshCustomer(store, { firstName: 'Ada', lastName: 'Other', postcode: 'BT1 1AA' });
  const foundCustomers = await findCustomers(store, staff, "o'quill");
  expect(foundCustomers).toEqual([
    {
      id: userId,
      reference,
      name: "Ada Mary O'Quillfeather",
      birthYear: 1985,
      outcode: 'BT3',
      homeVenue: null,
      membership: null,
      hasOutstandingPenalties: true,
      profilePhoto: null,
      handoff: null,
    },
  ]);
  const alone = ["Ada Mary O'Quillfeather"];
  expect(await names('mary ada bt3 9dt')).toEqual(alone);
  expect(await names('ADA.QUILL@')).toEqual(alone);
  expect(await names('07700 900123')).toEqual(alone);
  expect(await names('7700-900')).toEqual(alone);
  expect(await names('O’Quill')).toEqual(alone);
  expect(await names('Ada')).toHaveLength(2);
  expect(await names('uillf')).toEqual([]);
  expect(await names('%')).toEqual([]);
  expect(await names('Ada_Mary')).toEqual([]);
});

test('a reference or the code of a card finds only its customer, however the scanner types it', async () => {
  const scannedCustomer = await createFreshCustomer(store, { lastName: 'Scanned', barcode: '77001234' });
  await createFreshCustomer(store, { lastName: '77001234' });
  expect(await names('77001234')).toEqual(['Robin Scanned']);
  expect(await names(` ${scannedCustomer.reference.toLowerCase()} `)).toEqual(['Robin Scanned']);
});

test('at most 20 customers are listed, by last name', async () => {
  for (let index = 0; index < 21; index += 1)
    await createFreshCustomer(store, {
      firstName: 'Zoe',
      lastName: `Many${String.fromCharCode(117 - index)}`,
    });
  const listed = await names('many');
  expect(listed).toHaveLength(20);
  expect(listed).toEqual(listed.toSorted());
});

test('staff are not found as customers, and customers may not search', async () => {
  expect(await names('Quillfeather')).toEqual([]);
  const customer = await authenticateCustomer(store, await createFreshCustomer(store));
  expect((await catchRefusal(findCustomers(store, customer, 'Ada'))).status).toBe(403);
});

test('the sixty-first search of a minute waits', async () => {
  const otherCaller = await authenticateCustomer(store, await createFreshCustomer(store, { role: 'staff' }));
  for (let count = 0; count < 60; count += 1) await findCustomers(store, otherCaller, 'nobody');
  expect((await catchRefusal(findCustomers(store, otherCaller, 'nobody'))).status).toBe(429);
});
