import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCatalogueIds } from '../../scenarios/joining.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { createStoppedClock } from '../../store/clock.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { buildJoiningInput, createCustomer } from '../../testing/joining-customer.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { addToCart, clearCart, getCart } from '../basket/index.ts';
import { validatePromotion } from '../catalogue/index.ts';
import type { Caller } from '../common/types.ts';
import { listQuestionGroups, saveAnswers } from '../people/index.ts';
import { getCosts, getSavedJoining, listMembershipTypes, storeJoining } from './memberships.ts';

let store: Store;

beforeAll(async () => {
  store = await openMemoryStore({ clock: createStoppedClock('2027-03-01T12:00:00Z') });
}, 60_000);
afterAll(() => store.close());

const MANCHESTER_VENUE_ID = demoId('venue:ardwick-fields-leisure-centre');

async function listOfferedTypes(venueSlug: string, caller: Caller | null = null) {
  return listMembershipTypes(store, demoId(`venue:${venueSlug}`), caller);
}

describe('the memberships of a centre', () => {
  test('national ones open every centre, group ones the area, local ones the centre itself', async () => {
    const types = await listOfferedTypes('ardwick-fields-leisure-centre');
    const findAccess = (slug: string) => types.find((type) => type.slug === slug)?.providesAccessTo;
    expect(findAccess('unlimited-fitness')).toBeNull();
    expect(findAccess('gym')?.length).toBe(6);
    expect(findAccess('swim')).toEqual([{ id: MANCHESTER_VENUE_ID, name: 'Ardwick Fields Leisure Centre' }]);
  });

  test('some memberships are sold in some areas only, and prices differ by centre', async () => {
    const [manchester, london] = await Promise.all([
      listOfferedTypes('ardwick-fields-leisure-centre'),
      listOfferedTypes('borough-lido-and-gym'),
    ]);
    expect(manchester.some(({ slug }) => slug === 'racquets')).toBe(false);
    expect(london.some(({ slug }) => slug === 'racquets')).toBe(true);
    const findSwimOption = (types: typeof london) =>
      types.find(({ slug }) => slug === 'swim')?.paymentOptions[0];
    expect(findSwimOption(manchester)?.fees.baseFee).toBe(2450);
    expect(findSwimOption(london)?.fees.baseFee).toBe(2940);
    expect(findSwimOption(london)?.globalBasePrice).toBe(2450);
  });

  test('a membership without a price at the centre says so', async () => {
    const platinum = (await listOfferedTypes('ardwick-fields-leisure-centre')).find(
      ({ slug }) => slug === 'platinum',
    );
    expect(platinum?.paymentOptions[0]?.isPurchasable).toEqual({
      canPurchase: false,
      hasPrices: false,
      message: 'You are not eligible for this membership',
    });
  });

  test('a visitor may choose by age, a customer of the wrong age may not', async () => {
    const { caller } = await createCustomer(store, { dateOfBirth: '1990-05-05' });
    const findJuniorType = async (who: Caller | null) =>
      (await listOfferedTypes('ardwick-fields-leisure-centre', who)).find(
        ({ slug }) => slug === 'junior-active',
      )?.paymentOptions[0]?.isPurchasable;
    expect(await findJuniorType(null)).toMatchObject({ canPurchase: true, message: null });
    expect(await findJuniorType(caller)).toMatchObject({
      canPurchase: false,
      message: 'This membership is for people aged 11 to 15.',
    });
  });
});

describe('costs', () => {
  const buildRequest = () => {
    const { venueId, membershipTypeId, paymentOptionId } = findCatalogueIds();
    return { venueId, typeId: membershipTypeId, optionId: paymentOptionId };
  };

  test('costs change with the start date, the billing day and the code', async () => {
    const plainCosts = await getCosts(store, null, { ...buildRequest(), billingDay: 15 });
    // 14 days at £24.50 × 12 ÷ 365, and the joining fee of £10.
    expect(plainCosts).toMatchObject({
      proRataDays: 14,
      prettyFirstBillingDate: '15 March 2027',
      billingDay: 15,
    });
    expect(plainCosts.totalToPayNow).toBe(1000 + 1128);
    const later = await getCosts(store, null, { ...buildRequest(), billingDay: 15, startDate: '2027-03-10' });
    expect(later).toMatchObject({ proRataDays: 5, startsAt: { min: '2027-03-01', max: '2027-04-01' } });
    const { id } = await validatePromotion(store, ' nojoin ', buildRequest().optionId);
    const promoted = await getCosts(store, null, { ...buildRequest(), billingDay: 15, promotionCodeId: id });
    expect(promoted.fees.discount).toBe(1000);
    expect(promoted.totalToPayNow).toBe(1128);
  });

  test('without a billing day the costs are those of the first day, and each day lists its own', async () => {
    const { id } = await validatePromotion(store, 'nojoin', buildRequest().optionId);
    const overrides = { ...buildRequest(), promotionCodeId: id, startDate: '2027-03-10' };
    const result = await getCosts(store, null, overrides);
    expect(result).toMatchObject({ billingDay: 1, prettyFirstBillingDate: '1 April 2027' });
    expect(result.billingDayTotals.map(({ day }) => day)).toEqual(result.billingDays);
    for (const { day, totalToPayNow, prettyFirstBillingDate } of result.billingDayTotals) {
      expect(await getCosts(store, null, { ...overrides, billingDay: day })).toMatchObject({
        billingDay: day,
        totalToPayNow,
        prettyFirstBillingDate,
      });
    }
  });

  test('a customer with a billing date keeps it and cannot choose another', async () => {
    const { caller } = await createCustomer(store, { hasInstruction: true, billingDay: 20 });
    const result = await getCosts(store, caller, { ...buildRequest(), billingDay: 5 });
    expect(result).toMatchObject({
      billingDay: 20,
      billingDays: [],
      prettyFirstBillingDate: '20 March 2027',
    });
  });

  test('a customer with an instruction has no billing day to choose and is collected on the first', async () => {
    const { caller } = await createCustomer(store, { hasInstruction: true });
    const result = await getCosts(store, caller, { ...buildRequest(), billingDay: 17 });
    expect(result).toMatchObject({ billingDay: 1, billingDays: [] });
  });

  test.each([
    [{ startDate: '2027-02-28' }, 'startDate', 'The start date can’t be in the past.'],
    [{ startDate: '2027-04-02' }, 'startDate', 'The start date can’t be later than 1 April 2027.'],
    [{ startDate: '2027-02-30' }, 'startDate', 'Date must be valid.'],
    [{ billingDay: 31 }, 'billingDay', 'Please choose a payment day.'],
    [{ promotionCodeId: 'nonsense' }, 'promotionCodeId', 'Code not recognised'],
  ])('%j is refused at %s', async (changes, field, message) => {
    const refusal = await catchRefusal(getCosts(store, null, { ...buildRequest(), ...changes }));
    expect(refusal).toMatchObject({ status: 422, errors: { [field]: [message] } });
  });

  test('an option without a price gives incalculablePrice', async () => {
    const { membershipTypeId, paymentOptionId, venueId } = findCatalogueIds({ membershipSlug: 'platinum' });
    const refusal = await catchRefusal(
      getCosts(store, null, { typeId: membershipTypeId, optionId: paymentOptionId, venueId }),
    );
    expect(refusal.errors).toEqual({ incalculablePrice: ['Could not calculate price.'] });
  });

  test.each(['SUMMER25', 'SPLASH50', 'nonsense'])(
    'the code %s is not recognised for a gym membership',
    async (code) => {
      const { paymentOptionId } = findCatalogueIds({ membershipSlug: 'gym' });
      expect(await catchRefusal(validatePromotion(store, code, paymentOptionId))).toMatchObject({
        status: 404,
        message: 'Code not recognised',
      });
    },
  );
});

describe('storing the membership', () => {
  test('storing the membership puts it into the cart with its price, and shows only the end of the account number', async () => {
    const { caller } = await createCustomer(store);
    const savedJoining = await storeJoining(store, caller, buildJoiningInput(store));
    expect(savedJoining).toMatchObject({ newMandate: true, accountNumberEnding: '4958', billingDay: 1 });
    expect(await getSavedJoining(store, caller)).toEqual(savedJoining);
    const cart = await getCart(store, caller);
    expect(cart?.totals.total).toEqual(savedJoining.paymentOption.totalToPayNow);
    expect(cart?.totals.taxTotal).toBe(Math.round(savedJoining.paymentOption.totalToPayNow / 6));
    expect(JSON.stringify(cart)).not.toContain('66374958');
  });

  test('storing a second membership replaces the first and keeps other items', async () => {
    const { caller } = await createCustomer(store);
    await addToCart(store, caller, {
      items: [{ id: demoId('product:padlock'), type: 'product', options: {} }],
    });
    await storeJoining(store, caller, buildJoiningInput(store));
    await storeJoining(store, caller, buildJoiningInput(store, { membershipSlug: 'gym' }));
    const names = async () => (await getCart(store, caller))?.items.map(({ name }) => name);
    expect(await names()).toEqual(['Locker padlock', 'Gym']);
    await clearCart(store, caller, 'online-joining');
    expect(await names()).toEqual(['Locker padlock']);
    await clearCart(store, caller, 'activity-booking');
    expect(await getCart(store, caller)).toBeNull();
  });

  test('storing the membership reports every problem of the bank details under its field', async () => {
    const { caller } = await createCustomer(store);
    const { errors } = await catchRefusal(
      storeJoining(store, caller, {
        ...buildJoiningInput(store),
        billingDay: null,
        accountHolder: 'X',
        ddTermsAccepted: false,
        accountDetails: { sortCode: '123', accountNumber: '12', billingPostcode: 'nowhere' },
      }),
    );
    expect(Object.keys(errors ?? {}).sort()).toEqual([
      'accountDetails.accountNumber',
      'accountDetails.billingAddressLineOne',
      'accountDetails.billingCity',
      'accountDetails.billingPostcode',
      'accountDetails.sortCode',
      'accountHolder',
      'billingDay',
      'ddTermsAccepted',
    ]);
  });

  test('an account number that fails the modulus check is refused under the account number', async () => {
    const { caller } = await createCustomer(store);
    const input = buildJoiningInput(store);
    const refusal = await catchRefusal(
      storeJoining(store, caller, {
        ...input,
        accountDetails: { ...input.accountDetails, accountNumber: '66374959' },
      }),
    );
    expect(Object.keys(refusal.errors ?? {})).toEqual(['accountDetails.accountNumber']);
  });

  test('a customer with an instruction is not asked for bank details', async () => {
    const { caller } = await createCustomer(store, { hasInstruction: true });
    const { accountDetails: _account, accountHolder: _holder, ...input } = buildJoiningInput(store);
    const savedJoining = await storeJoining(store, caller, {
      ...input,
      billingDay: null,
      ddTermsAccepted: false,
    });
    expect(savedJoining).toMatchObject({ newMandate: false, accountNumberEnding: null });
  });

  test('a single payment needs neither a billing day nor bank details', async () => {
    const { caller } = await createCustomer(store);
    const { accountDetails: _account, ...input } = buildJoiningInput(store, { optionName: '30 days' });
    const savedJoining = await storeJoining(store, caller, { ...input, billingDay: null });
    expect(savedJoining.paymentOption).toMatchObject({ prettyFirstBillingDate: null, proRataDays: 0 });
  });

  // Proves J10.10.
  test.each([
    ['a monthly option of a customer without an instruction', false, 'Monthly', true],
    ['a monthly option of a customer with an instruction', true, 'Monthly', false],
    ['a single payment', false, '30 days', false],
  ])(
    'the new-mandate flag of %s (with an instruction: %s; %s) is %s',
    async (_, hasInstruction, optionName, isNew) => {
      const { caller } = await createCustomer(store, { hasInstruction });
      const { accountDetails, accountHolder, ...input } = buildJoiningInput(store, { optionName });
      const bank = isNew ? { accountDetails, accountHolder } : { billingDay: null };
      expect((await storeJoining(store, caller, { ...input, ...bank })).newMandate).toBe(isNew);
    },
  );

  test('a membership that the customer is not eligible for is refused', async () => {
    const { caller } = await createCustomer(store);
    const refusal = await catchRefusal(
      storeJoining(store, caller, buildJoiningInput(store, { membershipSlug: 'junior-active' })),
    );
    expect(refusal).toMatchObject({ status: 422, message: 'This membership is for people aged 11 to 15.' });
  });

  test.each([
    ['homeVenueId', 'no-uuid'],
    ['paymentOptionId', demoId('payment-option:gym:Monthly')],
    ['membershipTypeId', demoId('nothing')],
  ])('an unknown or foreign %s is a 404', async (field, id) => {
    const { caller } = await createCustomer(store);
    expect(
      await catchRefusal(storeJoining(store, caller, { ...buildJoiningInput(store), [field]: id })),
    ).toMatchObject({ status: 404 });
  });
});

describe('extra questions', () => {
  const { membershipTypeId } = findCatalogueIds({ membershipSlug: 'unlimited-fitness' });

  test('questions of all six types are returned, and none for a membership that asks nothing', async () => {
    const groups = await listQuestionGroups(store, membershipTypeId);
    const types = new Set(groups.flatMap(({ questions }) => questions.map(({ type }) => type)));
    expect([...types].sort()).toEqual(['checkbox', 'date', 'multi_select', 'number', 'select', 'text']);
    expect(await listQuestionGroups(store, findCatalogueIds().membershipTypeId)).toEqual([]);
  });

  test('answers are kept exactly as sent, and replaced by later ones', async () => {
    const { caller } = await createCustomer(store);
    const answers = [
      { questionId: demoId('question:emergency_contact_name'), answer: 'Ann' },
      { questionId: demoId('question:working_pattern'), answer: 'Under 18s' },
      { questionId: demoId('question:interests'), answer: ['gym', 'group classes'] },
    ];
    await saveAnswers(store, caller, membershipTypeId, answers);
    const savedAnswers = await saveAnswers(store, caller, membershipTypeId, answers);
    expect(savedAnswers).toEqual(expect.arrayContaining(answers));
    const refusal = await catchRefusal(saveAnswers(store, caller, membershipTypeId, answers.slice(1)));
    expect(Object.keys(refusal.errors ?? {})).toEqual([demoId('question:emergency_contact_name')]);
  });
});
