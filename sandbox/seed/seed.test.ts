import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getAccountTerms,
  getDirectDebitTerms,
  getHealthCommitment,
  getMembershipTerms,
} from '../domain/basket/index.ts';
import {
  findTheme,
  geocodeTerm,
  getFooterHtml,
  getVenueBySlugOrId,
  listVenues,
} from '../domain/catalogue/index.ts';
import { findCustomers } from '../domain/front-of-house/index.ts';
import { listMembershipTypes } from '../domain/held-memberships/index.ts';
import { getDataFieldForm, listQuestionGroups, logIn } from '../domain/people/index.ts';
import { authenticateCustomer, createFreshCustomer } from '../scenarios/fresh-customer.ts';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { venues } from '../store/schema/catalogue.ts';
import type { Store } from '../store/store.ts';
import { catchRefusal } from '../testing/refusal.ts';
import { demoId } from './demo-ids.ts';

let store: Store;

beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
afterAll(() => store.close());

describe('the demo operator', () => {
  test('the demo operator has about forty centres across the four nations, each at its postcode', async () => {
    const list = await listVenues(store, 'online-joining');
    expect(list.length).toBeGreaterThanOrEqual(40);
    expect(list.map(({ name }) => name)).toEqual([...list.map(({ name }) => name)].sort());
    for (const nation of [/^(EH|G\d|AB|IV)/, /^(CF|SA|LL)/, /^BT/, /^(M\d|SE|B\d|LS)/]) {
      expect(list.some(({ postcode }) => nation.test(postcode))).toBe(true);
    }
    expect(list.every(({ lat, lng }) => lat > 49 && lat < 61 && lng > -9 && lng < 2)).toBe(true);
    const [first] = list;
    expect(await getVenueBySlugOrId(store, 'activities', first?.id ?? '')).toEqual(first);
    expect((await catchRefusal(getVenueBySlugOrId(store, 'activities', 'nowhere'))).status).toBe(404);
  });

  test('the demo operator has five themes, a footer for each centre, and its own footer elsewhere', async () => {
    const rows = await store.read((db) =>
      db.select().from(venues).where(eq(venues.operatorId, store.operatorId)),
    );
    const themes = await Promise.all(rows.map(({ slug }) => findTheme(store, slug)));
    expect(new Set(themes.map((theme) => JSON.stringify(theme))).size).toBe(5);
    expect((await catchRefusal(findTheme(store, 'nowhere'))).status).toBe(404);
    expect(await getFooterHtml(store, 'cardiff-taff-bank-leisure')).toContain('Cardiff Taff Bank Leisure');
    expect(await getFooterHtml(store, null)).toContain('Pavilion Leisure');
  });

  test('the demo operator sells at least twelve memberships: monthly and single, national and local, for anyone and restricted', async () => {
    const types = await listMembershipTypes(store, demoId('venue:ardwick-fields-leisure-centre'), null);
    expect(types.length).toBeGreaterThanOrEqual(12);
    expect(new Set(types.map(({ coverage }) => coverage))).toEqual(new Set(['national', 'local']));
    const options = types.flatMap(({ paymentOptions }) => paymentOptions);
    expect(new Set(options.map(({ paymentType }) => paymentType))).toEqual(new Set(['recurring', 'fixed']));
    expect(options.some(({ isPurchasable }) => !isPurchasable.hasPrices)).toBe(true);
    expect(options.some(({ isPurchasable }) => isPurchasable.hasPrices && !isPurchasable.canPurchase)).toBe(
      true,
    );
    expect(types.some(({ benefits }) => benefits.some(({ frequency }) => frequency === 'weeks'))).toBe(true);
    expect(options.every(({ fees }) => Number.isSafeInteger(fees.baseFee))).toBe(true);
  });

  test('the demo operator asks with every type of field, and every field says where its answer is stored', async () => {
    const form = await getDataFieldForm(store, 'customer_account_online', null);
    const fields = form.sections.flatMap(({ sectionFields }) => sectionFields);
    expect(new Set(fields.map(({ type }) => type))).toEqual(
      new Set([
        'text',
        'email',
        'tel',
        'number',
        'date',
        'textarea',
        'select',
        'radio',
        'multi_select',
        'checkbox',
      ]),
    );
    expect(fields.every(({ answer }) => answer === null)).toBe(true);
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
    expect(form.checksum).toBe((await getDataFieldForm(store, 'customer_account_online', null)).checksum);
  });

  test('the demo operator has terms of each kind that are long enough to scroll', async () => {
    const type = demoId('membership-type:swim');
    const all = [
      await getAccountTerms(store),
      await getDirectDebitTerms(store),
      await getMembershipTerms(store, type),
      await getHealthCommitment(store, type),
    ];
    expect(all.every((terms) => (terms?.html.length ?? 0) > 1_200)).toBe(true);
    expect(await getHealthCommitment(store, demoId('membership-type:seven-day-trial'))).toBeNull();
  });

  test('the demo operator has a walk-in customer at each centre for sales without an account, as whom nobody can log in', async () => {
    const staff = await authenticateCustomer(store, await createFreshCustomer(store, { role: 'staff' }));
    const foundCustomers = await findCustomers(store, staff, 'Walk-in customer Ardwick');
    expect(foundCustomers).toMatchObject([
      {
        name: 'Walk-in customer Ardwick Fields Leisure Centre',
        homeVenue: 'Ardwick Fields Leisure Centre',
      },
    ]);
    const request = { username: foundCustomers[0]?.reference ?? '', password: '', ip: '10.9.0.1' };
    expect((await catchRefusal(logIn(store, request))).status).toBe(422);
  });

  test('the demo operator asks questions only of memberships that exist', async () => {
    expect((await catchRefusal(listQuestionGroups(store, 'no-uuid'))).status).toBe(404);
  });
});

describe('finding places', () => {
  test.each([
    ['Manchester', 'Manchester'],
    ['  manchester , uk', 'Manchester'],
    ['M12 6FZ', 'M12, Manchester'],
    ['m12', 'M12, Manchester'],
    ['sw129ed', 'SW12, London'],
    ['Stoke', 'Stoke-on-Trent'],
  ])('"%s" is %s', async (term, label) => {
    expect((await geocodeTerm(store, term))[0]?.label).toBe(label);
  });

  test.each(['', 'x', 'Xyzzyville', '100%', "'; drop table venues; --"])('"%s" is nowhere', async (term) => {
    expect(await geocodeTerm(store, term)).toEqual([]);
  });
});
