import { describe, expect, test, vi } from 'vitest';
import { buildCart } from '../../../tests/fixtures/cart.ts';
import { buildAuthorisedPayment } from '../../../tests/fixtures/checkout.ts';
import type { ApiConfiguration } from './configuration';
import {
  authorisePayment,
  configureApi,
  isAborted,
  isApiFailure,
  listMembershipTypes,
  loadCart,
  loadCosts,
  loadDataFields,
  loadFooter,
  loadTheme,
  loadUser,
  logIn,
  logOut,
  registerCustomer,
  storeAnswers,
  updateCustomer,
} from './index';

/** Configures the client with a constant response; returns the recorded requests. */
function serve(
  body: unknown,
  { status = 200, ...configuration }: Partial<ApiConfiguration> & { status?: number } = {},
) {
  const requests: Request[] = [];
  configureApi({
    baseUrl: 'http://operator.test',
    timeoutMs: 15_000,
    readToken: () => null,
    onUnauthorised: () => {},
    transport: async (request) => {
      requests.push(request);
      return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
    },
    ...configuration,
  });
  return requests;
}

describe('requests', () => {
  // Proves S7.2.
  test('a request uses snake_case in its query and body', async () => {
    const requests = serve({ data: buildAuthorisedPayment() });

    await loadCosts({ typeId: 'a b', optionId: '2', venueId: '3', startDate: '2026-12-01', billingDay: 15 });
    await authorisePayment({
      billingFirstName: 'Sam',
      payments: [{ tenderType: 'card', amount: 2742 }],
      source: 'online-joining',
      terms: ['7'],
      itemHash: 'abc',
    });

    expect(requests[0]?.url).toBe(
      'http://operator.test/api/memberships/types/a%20b/payment-options/2?venue_id=3&start_date=2026-12-01&billing_day=15',
    );
    expect(requests[1]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[1]?.json()).toEqual({
      billing_first_name: 'Sam',
      payments: [{ tender_type: 'card', amount: 2742 }],
      source: 'online-joining',
      terms: ['7'],
      item_hash: 'abc',
    });
  });

  // Proves S7.2.
  test('a request keeps the names of the operator’s own fields', async () => {
    const requests = serve({ data: { token: 'new' } }, { status: 201 });

    await registerCustomer({
      clientId: '1',
      source: 'online-joining',
      password: 'Swim-2026!',
      passwordConfirmation: 'Swim-2026!',
      termsAccepted: true,
      first_name: 'Sam',
      emergencyContact: 'Alex',
    });
    await updateCustomer({ heard_from: 'friend', shoeSize: 9 });
    await storeAnswers({ membershipTypeId: '1', answers: [{ questionId: '2', answer: ['full_time'] }] });

    expect(await requests[0]?.json()).toEqual({
      client_id: '1',
      source: 'online-joining',
      password: 'Swim-2026!',
      password_confirmation: 'Swim-2026!',
      terms_accepted: true,
      first_name: 'Sam',
      emergencyContact: 'Alex',
    });
    expect(await requests[1]?.json()).toEqual({ heard_from: 'friend', shoeSize: 9 });
    expect(await requests[2]?.json()).toEqual({ answers: [{ question_id: '2', answer: ['full_time'] }] });
  });

  // Proves S7.1.
  test('a request carries the current token, and none when signed out', async () => {
    let token: string | null = 'first';
    const requests = serve({ data: [] }, { readToken: () => token });

    await listMembershipTypes({ venueId: '1' });
    token = null;
    await listMembershipTypes({ venueId: '1' });

    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer first', null]);
  });

  test('a request that ends a token names that token, even if another customer has logged in meanwhile', async () => {
    const requests = serve({}, { readToken: () => 'another' });
    await logOut('first');
    await logOut();
    const sentHeaders = requests.map(({ headers }) => headers.get('Authorization'));
    expect(sentHeaders).toEqual(['Bearer first', 'Bearer another']);
  });

  test('a request goes to the addresses configured for the basket and the account', async () => {
    const requests = serve(
      { data: { ...buildCart(), token: 'new' } },
      { checkoutBase: 'https://till.test/v2/basket', myAccountBase: '/api/account' },
    );

    await loadCart({ selectedUserId: '7' });
    await updateCustomer({ phone: '1' });
    await loadUser();

    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://till.test/v2/basket?selected_user_id=7',
      'PUT http://operator.test/api/account/user/update?onboarding_type=membership_purchase',
      'GET http://operator.test/api/auth/user',
    ]);
    expect(await requests[1]?.json()).toEqual({ phone: '1' });
    expect(requests[1]?.headers.get('Content-Type')).toBe('application/json');
  });

  test('a request keeps the base address of an API that lives below a path', async () => {
    const requests = serve(
      { data: buildCart() },
      { baseUrl: 'http://operator.test/leisure/', checkoutBase: '/api/basket' },
    );

    await loadCart();
    await loadUser();

    expect(requests.map(({ url }) => url)).toEqual([
      'http://operator.test/leisure/api/basket',
      'http://operator.test/leisure/api/auth/user',
    ]);
  });
});

describe('responses', () => {
  // Proves S7.2.
  test('a response arrives in camelCase without its wrapper', async () => {
    serve({ data: { theme_app_primary_colour: '#00629B', theme_app_secondary_colour_1: '#003B5C' } });

    await expect(loadTheme({})).resolves.toEqual({
      themeAppPrimaryColour: '#00629B',
      themeAppSecondaryColour1: '#003B5C',
    });
  });

  // Proves S7.3.
  test('a response keeps its checksum', async () => {
    const section = { section_name: 'About you', section_reference: 'about-you', section_fields: [] };
    serve({ data: [section], checksum: 'abc' });

    await expect(loadDataFields({ onboardingType: 'customer_account_online' })).resolves.toEqual({
      sections: [{ sectionName: 'About you', sectionReference: 'about-you', sectionFields: [] }],
      unavailableFields: [],
      checksum: 'abc',
    });
  });

  // Proves S7.7.
  test('an HTML response is returned as text', async () => {
    const requests = serve('<p>Open daily</p>');

    await expect(loadFooter({ venue: 'riverside' })).resolves.toBe('<p>Open daily</p>');
    expect(requests[0]?.url).toBe('http://operator.test/api/activities/footer?venue=riverside');
  });
});

describe('footers', () => {
  // Proves S4.6.
  test.each([
    [
      '&lt;p class=&quot;x&quot;&gt;Fish &amp;amp; chips&#039;&lt;/p&gt;',
      '<p class="x">Fish &amp; chips\'</p>',
    ],
    ['<p>1 &lt; 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
    ['Plain text', 'Plain text'],
  ])('a footer stored as %s reads %s', async (stored, shown) => {
    serve(stored);

    await expect(loadFooter({})).resolves.toBe(shown);
  });
});

describe('responses with 401', () => {
  test('a 401 is reported once, however many requests are refused', async () => {
    const onUnauthorised = vi.fn();
    serve({ message: 'Out' }, { status: 401, readToken: () => 'stale', onUnauthorised });

    await Promise.allSettled([loadUser(), loadUser(), loadCart()]);
    await expect(loadUser()).rejects.toMatchObject({ kind: 'http', status: 401 });

    expect(onUnauthorised).toHaveBeenCalledTimes(1);
  });

  test('a 401 to a later token is reported again', async () => {
    const onUnauthorised = vi.fn();
    let token = 'first';
    serve({}, { status: 401, readToken: () => token, onUnauthorised });

    await loadUser().catch(() => {});
    token = 'second';
    await loadUser().catch(() => {});

    expect(onUnauthorised).toHaveBeenCalledTimes(2);
  });

  test('a 401 to a token that has since been replaced is not reported', async () => {
    const onUnauthorised = vi.fn();
    let token = 'first';
    serve(
      {},
      {
        readToken: () => token,
        onUnauthorised,
        transport: async () => {
          token = 'second';
          return Response.json({}, { status: 401 });
        },
      },
    );

    await loadUser().catch(() => {});

    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  test('a 401 to a visitor is never reported, so no page reloads in a loop', async () => {
    const onUnauthorised = vi.fn();
    serve({}, { status: 401, onUnauthorised });

    await loadUser().catch(() => {});

    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  test('a 401 to a log-in means a wrong password, even if an old token is present', async () => {
    const onUnauthorised = vi.fn();
    const requests = serve({ message: 'Wrong' }, { status: 401, readToken: () => 'old', onUnauthorised });

    await expect(logIn({ username: 'sam', password: 'x' })).rejects.toEqual({
      kind: 'http',
      status: 401,
      message: 'Wrong',
    });
    expect(requests[0]?.headers.get('Authorization')).toBeNull();
    expect(onUnauthorised).not.toHaveBeenCalled();
  });
});

describe('aborted calls', () => {
  test('a call aborted before it is sent is never sent', async () => {
    const requests = serve({ data: {} });

    const failure = await loadUser({ signal: AbortSignal.abort() }).catch((thrown: unknown) => thrown);

    expect(isApiFailure(failure) && isAborted(failure)).toBe(true);
    expect(requests).toHaveLength(0);
  });

  test('a call aborted while it waits ends at once, and so does its transport', async () => {
    const transport = vi.fn<(request: Request) => Promise<Response>>(() => new Promise(() => {}));
    serve({}, { transport });
    const controller = new AbortController();

    const call = loadUser({ signal: controller.signal }).catch((thrown: unknown) => thrown);
    await vi.waitFor(() => expect(transport).toHaveBeenCalledTimes(1));
    controller.abort();
    const failure = await call;

    expect(isApiFailure(failure) && isAborted(failure)).toBe(true);
    expect(transport.mock.lastCall?.[0].signal.aborted).toBe(true);
  });
});
