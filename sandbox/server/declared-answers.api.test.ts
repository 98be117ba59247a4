import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, readAt, readTextAt, type TestSandbox } from './testing.ts';
import { findSuccessfulCall, prepareInteraction } from './testing-contracts.ts';
import { type DeclaredCall, listDeclaredCalls, listInvalidVariants } from './testing-declared.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

interface Caller {
  /** Prepares a successful call. Some calls end the session, so it logs in again each time. */
  readonly prepare: () => Promise<{ call: DeclaredCall; token: string | undefined }>;
  readonly triesFields?: boolean;
}

const createToken = async (state: string) => readTextAt(await sandbox.runScenario(state), 'token');

function listCallers(example: DeclaredCall): Caller[] {
  const successfulCall = findSuccessfulCall(example.method, example.template);
  const prepareAsCustomer: Caller['prepare'] = async () => {
    if (!successfulCall) return { call: example, token: await createToken('a-customer-without-instruction') };
    const { token, ...request } = await prepareInteraction(sandbox, successfulCall);
    return { call: { ...example, ...request }, token };
  };
  return [
    { prepare: async () => ({ ...(await prepareAsCustomer()), token: undefined }) },
    { prepare: prepareAsCustomer, triesFields: true },
    { prepare: async () => ({ call: example, token: await createToken('a-member-of-staff') }) },
  ];
}

/** The bank account of every customer with an instruction here. No response contains it in full. */
const BANK_ACCOUNT = /66374958|08-?99-?99/;

async function sendCall({ method, path, body, contentType }: DeclaredCall, token: string | undefined) {
  const response = await fetch(sandbox.url + path, {
    method,
    headers: {
      ...(contentType ? { 'content-type': contentType } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  const { status, headers } = response;
  const text = await response.text();
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  const message = isJson ? readAt(JSON.parse(text), 'message') : 'no JSON';
  return { status, message, hasBankAccount: BANK_ACCOUNT.test(text) };
}

/**
 * Makes the invalid variants of the call, and then the call itself.
 * @returns the responses
 */
async function listAnswers({ prepare, triesFields = false }: Caller) {
  let { call, token } = await prepare();
  const triedVariants = listInvalidVariants(call).filter(
    ({ isFieldVariant }) => triesFields || !isFieldVariant,
  );
  const answers = [];
  for (const { what } of [...triedVariants, call]) {
    const findVariant = () => listInvalidVariants(call).find((one) => one.what === what) ?? call;
    let answer = await sendCall(findVariant(), token);
    if (answer.status === 401 && token !== undefined) {
      ({ call, token } = await prepare());
      answer = await sendCall(findVariant(), token);
    }
    answers.push({ ...answer, what });
  }
  return answers;
}

const reached = new Map<string, Set<number>>();

// Proves S7.9.
test.each(listDeclaredCalls())('$operationId has no undeclared response', async (example) => {
  const answers = [];
  for (const caller of listCallers(example)) answers.push(...(await listAnswers(caller)));
  reached.set(example.operationId, new Set(answers.map(({ status }) => status)));
  const faults = answers.filter(({ status, message, hasBankAccount }) => {
    const isDeclared = example.statuses.includes(status) && status < 500;
    const isSaid = status < 400 || (typeof message === 'string' && message !== '');
    return !isDeclared || !isSaid || hasBankAccount;
  });
  expect(faults).toEqual([]);
});

/** Statuses that need special preparation. The contracts and the tests of those calls cover them. */
const STATUSES_TESTED_ELSEWHERE = new Set([409, 410, 419, 429, 500, 503]);
const UNREACHED_STATUSES: Readonly<Record<string, readonly number[]>> = {
  // Called by a calendar app, with the code of a booking.
  readCalendarFile: [200],
  // Nothing sent here is too large for these calls.
  savePhoto: [413],
  saveDocumentContent: [413],
  // Only staff make these calls here. Customers make them in the contracts and in the tests of selected customers.
  findCustomers: [403],
  createCustomer: [403],
  readCustomer: [403],
  readOrder: [403],
  // Covered elsewhere: a payment at the provider, or a customer with penalties.
  preparePayment: [403],
  authorisePayment: [403],
  confirmFreeOrder: [403],
  prepareSession: [403],
  createSessionPayment: [403],
  // Covered elsewhere: a basket that was handed over.
  readHandoff: [403],
  cancelHandoff: [403],
  extendHandoff: [403],
  emailHandoff: [403],
  previewHandoff: [401],
  claimHandoff: [403],
  releaseHandoff: [403],
  receiveSca: [200],
  receiveStripe: [200, 415, 422],
  receiveRyft: [200, 415, 422],
};

test('every other declared status is reached', () => {
  const unreached = listDeclaredCalls().map(({ operationId, statuses }) => [
    operationId,
    statuses.filter(
      (status) => !STATUSES_TESTED_ELSEWHERE.has(status) && !reached.get(operationId)?.has(status),
    ),
  ]);
  expect(Object.fromEntries(unreached.filter(([, statuses]) => statuses?.length !== 0))).toEqual(
    UNREACHED_STATUSES,
  );
});
