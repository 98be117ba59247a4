import { describe, expect, test } from 'vitest';
import {
  authorisePayment,
  clearCart,
  completeFreePayment,
  completePayment,
  completeSca,
  completeSession,
  configureApi,
  createSessionPayment,
  isApiFailure,
  listCartTerms,
  listMembershipTypes,
  listVenues,
  loadAccountTerms,
  loadCart,
  loadClient,
  loadCosts,
  loadDataFields,
  loadDirectDebitTerms,
  loadFooter,
  loadHealthCommitment,
  loadJoiningSelection,
  loadMembershipTerms,
  loadOrder,
  loadQuestions,
  loadTheme,
  loadUser,
  loadVenue,
  logIn,
  logOut,
  preparePayment,
  prepareSession,
  registerCustomer,
  requestPasswordReset,
  searchPlaces,
  storeAnswers,
  storeMembership,
  updateCustomer,
  validatePromotionCode,
} from './index';

const payment = { payments: [], source: 'online-joining', terms: [] } as const;
const lists = { payments: [...payment.payments], terms: [...payment.terms] };

const calls: Record<string, () => Promise<unknown>> = {
  logIn: () => logIn({ username: 'sam', password: 'secret' }),
  logOut: () => logOut(),
  loadUser: () => loadUser(),
  registerCustomer: () =>
    registerCustomer({
      clientId: '1',
      source: 'online-joining',
      password: 'a',
      passwordConfirmation: 'a',
      termsAccepted: true,
      first_name: 'Sam',
    }),
  requestPasswordReset: () => requestPasswordReset({ emailOrReference: 'sam' }),
  updateCustomer: () => updateCustomer({ phone: '1' }),
  loadTheme: () => loadTheme({ venue: 'riverside' }),
  loadClient: () => loadClient(),
  loadFooter: () => loadFooter({ venue: null }),
  listVenues: () => listVenues(),
  loadVenue: () => loadVenue({ slugOrId: 'riverside' }),
  searchPlaces: () => searchPlaces({ term: 'York' }),
  listMembershipTypes: () => listMembershipTypes({ venueId: '1' }),
  loadCosts: () => loadCosts({ typeId: '1', optionId: '2', venueId: '3' }),
  loadJoiningSelection: () => loadJoiningSelection(),
  storeMembership: () =>
    storeMembership({
      homeVenueId: '1',
      membershipTypeId: '2',
      paymentOptionId: '3',
      startDate: '2026-11-20',
    }),
  validatePromotionCode: () => validatePromotionCode({ code: 'NEW', paymentOptionId: '1' }),
  loadDataFields: () => loadDataFields({ onboardingType: 'customer_account_online' }),
  loadQuestions: () => loadQuestions({ membershipTypeId: '1' }),
  storeAnswers: () => storeAnswers({ membershipTypeId: '1', answers: [] }),
  listCartTerms: () => listCartTerms({ cartId: '1' }),
  loadAccountTerms: () => loadAccountTerms(),
  loadDirectDebitTerms: () => loadDirectDebitTerms(),
  loadMembershipTerms: () => loadMembershipTerms({ typeId: '1' }),
  loadHealthCommitment: () => loadHealthCommitment({ typeId: '1' }),
  loadCart: () => loadCart(),
  clearCart: () => clearCart({ source: 'online-joining' }),
  preparePayment: () => preparePayment(),
  authorisePayment: () => authorisePayment({ ...payment, ...lists }),
  completePayment: () => completePayment({ ...payment, ...lists, transactionUuid: '1' }),
  completeFreePayment: () => completeFreePayment({ source: 'online-joining', termsAccepted: true }),
  prepareSession: () => prepareSession({ source: 'online-joining' }),
  createSessionPayment: () => createSessionPayment({ ...payment, ...lists, paymentSessionId: '1' }),
  completeSession: () => completeSession({ ...payment, ...lists, transactionId: '1' }),
  completeSca: () => completeSca({ transactionId: '1', transactionUuid: '1', scaResult: null }),
  loadOrder: () => loadOrder({ orderId: '1' }),
};

const ofText = ['loadFooter'];
/** Calls that succeed without content. */
const withoutContent = ['logOut', 'clearCart', ...ofText];
const nullable = [
  ...withoutContent,
  'loadJoiningSelection',
  'loadDirectDebitTerms',
  'loadMembershipTerms',
  'loadHealthCommitment',
];

type Transport = (request: Request) => Promise<Response>;

const json = (status: number, body: unknown, headers: HeadersInit = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
const formatDateHeader = (second: number) => `Fri, 20 Nov 2020 09:00:${second} GMT`;
const answers =
  (make: () => Response): Transport =>
  async () =>
    make();
const cutInMidBody = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":'));
        controller.error(new TypeError('terminated'));
      },
    }),
  );

const unreadable = { kind: 'unexpected', cause: expect.any(Error) };

const everyCall: [fault: string, transport: Transport, failure: unknown][] = [
  ['refused', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
  ['reset in mid-body', answers(cutInMidBody), { kind: 'network' }],
  [
    '500',
    answers(() => json(500, { message: 'SQLSTATE' })),
    { kind: 'http', status: 500, message: 'SQLSTATE' },
  ],
  [
    '502 with HTML',
    answers(
      () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    ),
    { kind: 'http', status: 502, message: null, isForeign: true },
  ],
  [
    '503 with nothing',
    answers(() => new Response(null, { status: 503 })),
    { kind: 'http', status: 503, message: null, isForeign: true },
  ],
  ['401', answers(() => json(401, { message: 'Out' })), { kind: 'http', status: 401, message: 'Out' }],
  ['403', answers(() => json(403, { message: 'No' })), { kind: 'http', status: 403, message: 'No' }],
  ['404', answers(() => json(404, {})), { kind: 'http', status: 404, message: null }],
  ['419', answers(() => json(419, { message: '' })), { kind: 'http', status: 419, message: null }],
  [
    '422 with fields',
    answers(() =>
      json(422, {
        message: 'Bad',
        errors: { 'answers.7': ['Six digits.'], heard_from: ['a', 'b'] },
      }),
    ),
    {
      kind: 'validation',
      message: 'Bad',
      errors: { 'answers.7': ['Six digits.'], heard_from: ['a', 'b'] },
    },
  ],
  [
    '422 with only a message',
    answers(() => json(422, { message: 'Bad' })),
    { kind: 'validation', message: 'Bad', errors: {} },
  ],
  [
    '422 with a body of another kind',
    answers(() => json(422, { message: 7, errors: { name: 'One text', age: [1, null, 'Too young'] } })),
    { kind: 'validation', message: null, errors: { name: ['One text'], age: ['Too young'] } },
  ],
  [
    '422 with a list',
    answers(() => json(422, ['x'])),
    { kind: 'validation', message: null, errors: {}, isForeign: true },
  ],
  [
    '404 of a proxy',
    answers(() => new Response('<h1>Not found</h1>', { status: 404 })),
    { kind: 'http', status: 404, message: null, isForeign: true },
  ],
  [
    '429',
    answers(() => json(429, { message: 'Slow' }, { 'Retry-After': '30' })),
    { kind: 'http', status: 429, message: 'Slow', retryAfter: 30 },
  ],
  [
    '429 with a date, twenty seconds after that of the answer, whatever the clock of the device says',
    answers(() => json(429, {}, { 'Retry-After': formatDateHeader(30), Date: formatDateHeader(10) })),
    { kind: 'http', status: 429, message: null, retryAfter: 20 },
  ],
  [
    '429 with a date that is over',
    answers(() => json(429, {}, { 'Retry-After': formatDateHeader(10) })),
    { kind: 'http', status: 429, message: null },
  ],
  [
    '429 with a senseless time',
    answers(() => json(429, {}, { 'Retry-After': 'soon' })),
    { kind: 'http', status: 429, message: null },
  ],
];

const contentCalls: typeof everyCall = [
  ['200 empty', answers(() => new Response(null, { status: 200 })), unreadable],
  ['200 with length 0', answers(() => new Response('', { headers: { 'Content-Length': '0' } })), unreadable],
  ['204', answers(() => new Response(null, { status: 204 })), unreadable],
];
const dataCalls: typeof everyCall = [
  ['null as data', answers(() => json(200, { data: null })), unreadable],
  ['no data', answers(() => json(200, {})), unreadable],
];
const jsonCalls: typeof everyCall = [
  ['malformed JSON', answers(() => new Response('{"data": {')), unreadable],
  ['200 with HTML', answers(() => new Response('<p>Hotel Wi-Fi: please log in</p>')), unreadable],
];

const callsBut = (...except: string[]) => Object.entries(calls).filter(([name]) => !except.includes(name));
const matrix = [
  ...everyCall.flatMap((fault) => callsBut().map((call) => [fault, call] as const)),
  ...contentCalls.flatMap((fault) => callsBut(...withoutContent).map((call) => [fault, call] as const)),
  ...dataCalls.flatMap((fault) => callsBut(...nullable).map((call) => [fault, call] as const)),
  ...jsonCalls.flatMap((fault) => callsBut(...ofText).map((call) => [fault, call] as const)),
].map(([[fault, transport, failure], [name, call]]) => ({ fault, transport, failure, name, call }));

const configuration = {
  baseUrl: 'http://operator.test',
  timeoutMs: 15_000,
  readToken: () => null,
  onUnauthorised: () => {},
};

describe('every call with every fault', () => {
  test.each(matrix)('$name: $fault gives a defined failure', async ({ transport, failure, call }) => {
    configureApi({ ...configuration, transport });
    const thrown = await call().catch((error: unknown) => error);
    expect(thrown).toEqual(failure);
    expect(isApiFailure(thrown)).toBe(true);
  });

  test.each(callsBut())('%s: a response that never arrives ends at the time limit', async (_name, call) => {
    configureApi({ ...configuration, timeoutMs: 5, transport: () => new Promise(() => {}) });
    await expect(call()).rejects.toEqual({ kind: 'timeout' });
  });

  test.each(callsBut())('%s: a body that never ends ends at the time limit', async (_name, call) => {
    const hanging = answers(() => new Response(new ReadableStream({})));
    configureApi({ ...configuration, timeoutMs: 5, transport: hanging });
    await expect(call()).rejects.toEqual({ kind: 'timeout' });
  });

  test.each(withoutContent)('%s: a response without content is a success', async (name) => {
    configureApi({ ...configuration, transport: answers(() => new Response(null, { status: 204 })) });

    await expect(calls[name]?.()).resolves.toBeOneOf([undefined, '']);
  });

  test.each(nullable.filter((name) => !withoutContent.includes(name)))(
    '%s: null data is null, not a failure',
    async (name) => {
      configureApi({ ...configuration, transport: answers(() => json(200, { data: null })) });

      await expect(calls[name]?.()).resolves.toBeNull();
    },
  );

  test.each([
    ['an object where a list is promised', listVenues, { data: {} }],
    ['a text where a list is promised', listVenues, { data: 'none' }],
    ['a list where an object is promised', loadClient, { data: [] }],
    ['a list where the whole body is an object', loadClient, []],
    ['a text where a token is promised', () => calls.logIn?.(), { data: 'pv_1' }],
    ['no token where one is promised', () => calls.registerCustomer?.(), { data: {} }],
    ['an empty token where one is promised', () => calls.updateCustomer?.(), { data: { token: '' } }],
    ['a promotion without its id', () => calls.validatePromotionCode?.(), { data: { code: 'NEW' } }],
    [
      'a promotion whose id is empty',
      () => calls.validatePromotionCode?.(),
      { data: { code: 'NEW', id: '' } },
    ],
    [
      'a promotion whose code is an object',
      () => calls.validatePromotionCode?.(),
      { data: { code: {}, id: '4' } },
    ],
  ])('%s is a failure, not a crash later', async (_what, call, body) => {
    configureApi({ ...configuration, transport: answers(() => json(200, body)) });

    await expect(call()).rejects.toEqual(unreadable);
  });
});
