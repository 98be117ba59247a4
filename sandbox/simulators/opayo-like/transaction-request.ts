import { readText } from './card-details.ts';
import { createFailure, createFieldError, createFieldFailure, type OpayoError } from './errors.ts';

/** The request of POST /transactions. */
export interface TransactionRequest {
  readonly vendorTxCode: string;
  readonly amount: number;
  readonly currency: string;
  readonly merchantSessionKey: string;
  readonly cardIdentifier: string;
  readonly save: boolean;
  readonly notificationUrl: string;
}

const COLOUR_DEPTHS = ['1', '4', '8', '15', '16', '24', '32', '48'];
const WINDOW_SIZES = ['Small', 'Medium', 'Large', 'ExtraLarge', 'FullScreen'];
const SCREEN_FIELDS = ['browserColorDepth', 'browserScreenHeight', 'browserScreenWidth', 'browserTZ'];

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

/**
 * Checks a transaction as Opayo does, including strong customer authentication.
 * @throws OpayoFailure
 */
export function readTransaction(body: unknown): TransactionRequest {
  if (readText(body, 'transactionType') !== 'Deferred') throw createFailure('1013');
  const amount = readProperty(body, 'amount');
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1) throw createFailure('1016');
  const currency = readText(body, 'currency');
  if (!/^[A-Z]{3}$/.test(currency)) throw createFailure('1010');
  const problems = ['vendorTxCode', 'description', 'customerFirstName', 'customerLastName']
    .filter((name) => readText(body, name).trim() === '')
    .map((name) => createFieldError('1003', name, `The ${name} is required`));
  problems.push(...findBrowserProblems(readProperty(body, 'strongCustomerAuthentication')));
  if (problems.length > 0) throw createFieldFailure(problems);
  const card = readProperty(readProperty(body, 'paymentMethod'), 'card');
  return {
    vendorTxCode: readText(body, 'vendorTxCode'),
    amount,
    currency,
    merchantSessionKey: readText(card, 'merchantSessionKey'),
    cardIdentifier: readText(card, 'cardIdentifier'),
    save: readProperty(card, 'save') === true,
    notificationUrl: readText(readProperty(body, 'strongCustomerAuthentication'), 'notificationURL'),
  };
}

/** The format that EMV 3-D Secure requires for each browser detail. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  browserLanguage: /^.{1,8}$/,
  browserScreenHeight: /^\d{1,6}$/,
  browserScreenWidth: /^\d{1,6}$/,
  browserTZ: /^[+-]?\d{1,4}$/,
  browserAcceptHeader: /^.{1,2048}$/s,
  browserUserAgent: /^.{1,2048}$/s,
};

/** Numbers are strings, and only the listed colour depths are valid: 30 is refused (omnipay-sagepay issue 135). */
function findBrowserProblems(sca: unknown): OpayoError[] {
  const problems: OpayoError[] = [];
  const formatPath = (name: string) => `strongCustomerAuthentication.${name}`;
  const required = [
    'notificationURL',
    'browserIP',
    'browserAcceptHeader',
    'browserLanguage',
    'browserUserAgent',
  ];
  if (readProperty(sca, 'browserJavascriptEnabled') === true) required.push(...SCREEN_FIELDS);
  for (const name of required)
    if (readText(sca, name) === '')
      problems.push(createFieldError('1003', formatPath(name), `The ${name} is required`));
  const depth = readText(sca, 'browserColorDepth');
  if (depth !== '' && !COLOUR_DEPTHS.includes(depth))
    problems.push(
      createFieldError('1009', formatPath('browserColorDepth'), 'The browserColorDepth is not valid'),
    );
  for (const [name, format] of Object.entries(FORMATS)) {
    const value = readText(sca, name);
    if (value !== '' && !format.test(value))
      problems.push(createFieldError('1009', formatPath(name), `The ${name} is not valid`));
  }
  if (!WINDOW_SIZES.includes(readText(sca, 'challengeWindowSize')))
    problems.push(
      createFieldError('1009', formatPath('challengeWindowSize'), 'The challengeWindowSize is not valid'),
    );
  return problems;
}
