import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, toLondonDate } from '../domain/common/index.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import {
  BANK_DETAILS,
  buildJoiningBody,
  logIn,
  type MembershipChoice,
  readCosts,
  registerCustomer,
  requireChoice,
} from '../server/testing-journey.ts';

let sandbox: TestSandbox;
let monthly: MembershipChoice;
let single: MembershipChoice;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  monthly = await requireChoice(sandbox, 'recurring');
  single = await requireChoice(sandbox, 'fixed');
});
afterAll(() => sandbox.close());

const callGet = (path: string, token?: string) => sandbox.call('GET', path, { token });
const store = (token: string, body: unknown) =>
  sandbox.call('POST', '/api/memberships/online-joining/store', { token, body });
const buildOptionPath = ({ typeId, optionId, venueId }: MembershipChoice) =>
  `/api/memberships/types/${typeId}/payment-options/${optionId}?venue_id=${venueId}`;

function amount(value: unknown, ...path: string[]): number {
  return Number(readAt(value, ...path, 'amount') ?? 0);
}

test('memberships are sold by centres that exist', async () => {
  const UNKNOWN_ID = '0197b1c2-0000-7c31-9a55-3e1f0c2d4b99';
  expect((await callGet(`/api/memberships/types?venue_id=${monthly.venueId}`)).status).toBe(200);
  expect((await callGet(`/api/memberships/types?venue_id=${UNKNOWN_ID}`)).status).toBe(404);
});

test('a membership with an age rule gives its ages, and one without has no limits', async () => {
  const types = listAt((await callGet(`/api/memberships/types?venue_id=${monthly.venueId}`)).json, 'data');
  const readAges = (slug: string) => {
    const type = types.find((type) => readAt(type, 'slug') === slug);
    return [readAt(type, 'min_age'), readAt(type, 'max_age')];
  };
  expect(readAges('junior-active')).toEqual([11, 15]);
  expect(readAges('gym')).toEqual([null, null]);
});

describe('the costs', () => {
  test('the costs of a monthly membership are the sum of their parts', async () => {
    const costs = await readCosts(sandbox, monthly, '&billing_day=1');
    const parts = ['joining_fee', 'pro_rata_fee', 'month_in_hand_fee'].map((fee) =>
      amount(costs, 'fees', fee),
    );
    const sum = parts.reduce((total, part) => total + part, 0) - amount(costs, 'fees', 'discount');
    expect(amount(costs, 'total_to_pay_now')).toBe(sum);
    expect(readAt(costs, 'first_billing_date')).toMatch(/^\d{4}-\d\d-01$/);
  });

  test('the costs of a single payment have no billing date', async () => {
    const costs = await readCosts(sandbox, single);
    expect(readAt(costs, 'first_billing_date')).toBeNull();
    expect(readAt(costs, 'billing_days')).toEqual([]);
    expect(amount(costs, 'total_to_pay_now')).toBeGreaterThanOrEqual(amount(costs, 'fees', 'base_fee'));
  });

  test('the costs of a customer with a billing date follow it', async () => {
    const token = await logIn(sandbox, 'D1000002');
    const costs = await readCosts(sandbox, monthly, '', token);
    expect(readAt(costs, 'billing_days')).toEqual([]);
    expect(readAt(costs, 'billing_day')).toBe(15);
  });

  test('the costs are refused for a start in the past, and for a billing day that is not offered', async () => {
    const past = await callGet(`${buildOptionPath(monthly)}&start_date=2020-01-01`);
    expect([past.status, readAt(past.json, 'errors', 'start_date')]).toEqual([422, expect.any(Array)]);
    const day = await callGet(`${buildOptionPath(monthly)}&billing_day=31`);
    expect([day.status, readAt(day.json, 'errors', 'billing_day')]).toEqual([422, expect.any(Array)]);
  });

  test('the costs of an unknown option are not found', async () => {
    const unknown = { ...monthly, optionId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b99' };
    expect((await callGet(buildOptionPath(unknown))).status).toBe(404);
  });
});

describe('a promotion', () => {
  const validateCode = (code: string, optionId: string) =>
    callGet(`/api/v1/membership-promotions/validate/${encodeURIComponent(code)}/${optionId}`);

  test('a promotion code is recognised in upper or lower case, and its discount is deducted from the costs', async () => {
    const { optionId } = await requireChoice(sandbox, 'recurring');
    const answer = await validateCode(' “welcome-10”. ', optionId);
    expect(answer.status).toBe(200);
    expect(readAt(answer.json, 'data', 'code')).toBe('WELCOME10');
    const plainCosts = await readCosts(sandbox, monthly, '&billing_day=1');
    const reduced = await readCosts(
      sandbox,
      monthly,
      `&billing_day=1&promotion_code_id=${readTextAt(answer.json, 'data', 'id')}`,
    );
    const discount = amount(reduced, 'fees', 'discount');
    expect(discount).toBeGreaterThan(0);
    expect(amount(reduced, 'total_to_pay_now')).toBe(amount(plainCosts, 'total_to_pay_now') - discount);
  });

  test('a promotion that has ended, or never existed, is not recognised', async () => {
    for (const code of ['SUMMER25', 'NOSUCHCODE']) {
      const answer = await validateCode(code, monthly.optionId);
      expect([answer.status, readAt(answer.json, 'message')]).toEqual([404, 'Code not recognised']);
    }
  });
});

describe('storing the joining membership', () => {
  test('storing the joining membership needs a log-in', async () => {
    const answer = await sandbox.call('POST', '/api/memberships/online-joining/store', {
      body: await buildJoiningBody(sandbox, monthly),
    });
    expect(answer.status).toBe(401);
  });

  test('storing the joining membership puts it into the cart once, and it can be restored without the bank details', async () => {
    const { token } = await registerCustomer(sandbox);
    const body = await buildJoiningBody(sandbox, monthly, token);
    const first = await store(token, body);
    expect(first.status).toBe(201);
    expect(readAt(first.json, 'data', 'new_mandate')).toBe(true);
    await store(token, body);
    const cart = await callGet('/api/cart', token);
    expect(listAt(cart.json, 'data', 'items')).toHaveLength(1);
    const saveAnswer = await callGet('/api/memberships/online-joining', token);
    expect(readAt(saveAnswer.json, 'data')).toMatchObject({
      membership_type_id: monthly.typeId,
      payment_option_id: monthly.optionId,
      start_date: body.start_date,
      account_number_ending: '4958',
    });
    expect(saveAnswer.text + cart.text).not.toContain(BANK_DETAILS.account_number);
  });

  test('storing the joining membership refuses bank details by field, under the names in the request', async () => {
    const { token } = await registerCustomer(sandbox);
    const body = await buildJoiningBody(sandbox, monthly, token);
    const cases: [Record<string, unknown>, string][] = [
      [{ account_details: { ...BANK_DETAILS, sort_code: '0899' } }, 'account_details.sort_code'],
      [
        { account_details: { ...BANK_DETAILS, account_number: '66374959' } },
        'account_details.account_number',
      ],
      [
        { account_details: { ...BANK_DETAILS, billing_postcode: 'NOWHERE' } },
        'account_details.billing_postcode',
      ],
      [{ account_holder: 'S' }, 'account_holder'],
      [{ dd_terms_accepted: false }, 'dd_terms_accepted'],
      [{ start_date: '2020-01-01' }, 'start_date'],
      [{ billing_day: 31 }, 'billing_day'],
    ];
    for (const [change, field] of cases) {
      const answer = await store(token, { ...body, ...change });
      expect(answer.status, field).toBe(422);
      expect(Object.keys(Object(readAt(answer.json, 'errors'))), field).toContain(field);
    }
    expect(listAt((await callGet('/api/cart', token)).json, 'data', 'items')).toEqual([]);
  });

  test('storing the joining membership does not ask a customer with an instruction for bank details', async () => {
    const token = await logIn(sandbox, 'D1000003');
    const { account_holder, account_details, dd_terms_accepted, ...body } = {
      account_holder: null,
      account_details: null,
      dd_terms_accepted: null,
      ...(await buildJoiningBody(sandbox, monthly, token)),
    };
    expect([account_holder, account_details, dd_terms_accepted]).not.toContain(null);
    const answer = await store(token, body);
    expect(answer.status).toBe(201);
    expect(readAt(answer.json, 'data', 'new_mandate')).toBe(false);
  });

  test('storing the joining membership refuses a membership that the customer is not eligible for', async () => {
    const token = await logIn(sandbox, 'D1000001');
    const types = await callGet(`/api/memberships/types?venue_id=${monthly.venueId}`, token);
    const ineligible = listAt(types.json, 'data').find(
      (type) => readAt(type, 'payment_options', 0, 'is_purchasable', 'can_purchase') === false,
    );
    const answer = await store(token, {
      home_venue_id: monthly.venueId,
      membership_type_id: readTextAt(ineligible, 'id'),
      payment_option_id: readTextAt(ineligible, 'payment_options', 0, 'id'),
      start_date: readTextAt(await readCosts(sandbox, monthly), 'start_date', 'min'),
    });
    expect([answer.status, readAt(answer.json, 'errors', 'payment_option_id')]).toEqual([
      422,
      expect.any(Array),
    ]);
  });

  test('the stored membership is deleted when joining is cleared', async () => {
    const { token } = await registerCustomer(sandbox);
    await store(token, await buildJoiningBody(sandbox, single, token));
    const cleared = await sandbox.call('DELETE', '/api/cart/clear', {
      token,
      body: { source: 'online-joining' },
    });
    expect(cleared.status).toBe(200);
    expect(listAt(cleared.json, 'data', 'items')).toEqual([]);
    expect((await callGet('/api/memberships/online-joining', token)).json).toEqual({ data: null });
  });
});

test('a second identical membership is refused while the first one runs, and sold from the day after it', async () => {
  const scenario = await sandbox.runScenario('a-cart-with-nothing-to-pay');
  const token = readTextAt(scenario, 'token');
  const body = {
    home_venue_id: readAt(scenario, 'venueId'),
    membership_type_id: readAt(scenario, 'membershipTypeId'),
    payment_option_id: readAt(scenario, 'paymentOptionId'),
    start_date: toLondonDate(new Date()),
  };
  expect((await store(token, body)).status).toBe(201);
  const ordered = await sandbox.call('POST', '/api/checkout/free', {
    token,
    body: { source: 'online-joining', terms: listAt(scenario, 'termIds'), terms_accepted: true },
  });
  expect(ordered.status).toBe(200);
  const secondResult = await store(token, body);
  expect([secondResult.status, readAt(secondResult.json, 'code')]).toEqual([422, 'already_a_member']);
  expect(readAt(secondResult.json, 'errors', 'start_date', 0)).toContain(
    'You already have this membership, until',
  );
  const laterDate = addDays(readTextAt(body, 'start_date'), 7);
  expect((await store(token, { ...body, start_date: laterDate })).status).toBe(201);
});

describe('a membership that a customer holds', () => {
  const listHeld = async (token: string) => {
    const ledger = await sandbox.call('GET', '/_sandbox/ledger');
    const email = readTextAt((await callGet('/api/auth/user', token)).json, 'data', 'email');
    const heldMembership = listAt(ledger.json, 'data', 'memberships').find(
      (one) => readAt(one, 'customerEmail') === email,
    );
    return readTextAt(heldMembership, 'id');
  };

  test('a membership that a customer holds can be changed to others, at the price shown', async () => {
    const token = await logIn(sandbox, 'D1000002');
    const id = await listHeld(token);
    const types = await callGet(`/api/memberships/${id}/change`, token);
    expect(types.status).toBe(200);
    const optionId = readTextAt(types.json, 'data', 0, 'payment_options', 0, 'id');
    const costs = await callGet(`/api/memberships/${id}/change/${optionId}`, token);
    expect(costs.status).toBe(200);
    const start_date = readTextAt(costs.json, 'data', 'starts_at', 'min');
    const path = `/api/memberships/${id}/change/${optionId}`;
    const changeAnswer = await sandbox.call('POST', path, { token, body: { start_date } });
    expect(changeAnswer.status).toBe(201);
    expect(readTextAt(changeAnswer.json, 'data', 'cart_item_id')).not.toBe('');
    const selection = await callGet('/api/memberships/online-joining', token);
    expect(readTextAt(selection.json, 'data', 'purpose')).toBe('change');
  });

  test('a membership that a customer holds can be renewed when it is a single payment', async () => {
    const token = await logIn(sandbox, 'D1000010');
    const answer = await sandbox.call('POST', `/api/memberships/${await listHeld(token)}/renew`, { token });
    expect(answer.status).toBe(201);
    const cart = await callGet('/api/cart', token);
    expect(readAt(cart.json, 'data', 'items', 0, 'id')).toBe(readAt(answer.json, 'data', 'cart_item_id'));
    const selection = await callGet('/api/memberships/online-joining', token);
    expect(readTextAt(selection.json, 'data', 'purpose')).toBe('renewal');
  });

  test('a membership that a customer holds is hidden from other customers', async () => {
    const id = await listHeld(await logIn(sandbox, 'D1000002'));
    const otherToken = await logIn(sandbox, 'D1000001');
    expect((await callGet(`/api/memberships/${id}/change`, otherToken)).status).toBe(404);
    expect((await sandbox.call('POST', `/api/memberships/${id}/renew`, { token: otherToken })).status).toBe(
      404,
    );
  });
});
