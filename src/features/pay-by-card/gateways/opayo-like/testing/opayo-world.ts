import { vi } from 'vitest';
import {
  type AuthorisePaymentRequest,
  authorisePayment,
  completePayment,
  completeSca,
  type PreparedPayment,
  preparePayment,
} from '@/shared/api';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import {
  buildAuthorisedPayment,
  buildCompletedPayment,
  buildPaymentProviderConfiguration,
  buildPreparedPayment,
} from '../../../../../../tests/fixtures/checkout.ts';
import type { CardToPayWith, GatewayStart } from '../../gateway';
import { createOpayoLikeGateway } from '../opayo-like-gateway';
import type { DropIn, OwnForm } from '../sdk';

const request: AuthorisePaymentRequest = {
  billingFirstName: 'Sam',
  billingLastName: 'Taylor',
  cardHolderName: 'Sam Taylor',
  payments: [{ tenderType: 'card', amount: 2742 }],
  sessionKey: 'key-1',
  source: 'online-joining',
  terms: [],
};
const onTransactionCreated = vi.fn<(transactionUuid: string) => void>();
const newCard: CardToPayWith = { savedCard: null, readSecurityCode: () => '' };
export const keyGone = { success: false, error: { httpCode: 401, errorCode: 1002, errorMessage: '' } };
export const notValid = { success: false, error: { httpCode: 422, errorCode: 1007, errorMessage: '' } };
export const acceptedCard = { success: true, cardIdentifier: 'card-1' };
const RELEASE = '/api/payment-providers/sca-completion/transaction-1';
const authorised: FakeAnswer = {
  data: buildAuthorisedPayment({ transaction_status: 'authorised', transaction_uuid: 'transaction-1' }),
};

export let container: HTMLElement;

/** A page without the script, but with a container for the fields. */
function openPage() {
  delete window.sagepayCheckout;
  delete window.sagepayOwnForm;
  container = document.createElement('div');
  document.body.replaceChildren(container);
}

export type World = {
  results?: unknown[];
  configurationUrl?: string | null;
  isOwnForm?: boolean;
  scriptUrl?: string | null;
  isScriptBlocked?: boolean;
  /** Whether the script loads but is not the gateway's, or only part of it. */
  isScriptStrange?: boolean;
  /** Whether the script neither loads nor fails. */
  isScriptSilent?: boolean;
  authorise?: FakeAnswer;
  /** The server's response to releasing an amount that differs from the customer's. */
  release?: FakeAnswer;
  expiresAt?: string;
  /** Whether the server gives a key, the first time and for each renewal. */
  hasKeys?: readonly boolean[];
  /** Whether to use the site's own gateway with a script that is already in the page. */
  isOfSite?: boolean;
};

/** A gateway whose script returns these results one after the other. */
export async function openGateway({ results = [acceptedCard], isOwnForm = false, ...world }: World = {}) {
  openPage();
  const configuration = buildPaymentProviderConfiguration({
    publishable_key: null,
    configuration_url:
      world.configurationUrl === undefined ? 'https://sandbox.opayo.example/' : world.configurationUrl,
  });
  let keys = 0;
  const calls = fakeOperator({
    'GET /api/checkout/prepare': () => {
      keys += 1;
      return {
        data: buildPreparedPayment({
          payment_provider: 'opayo',
          session_key: (world.hasKeys?.[keys - 1] ?? true) ? `key-${keys}` : null,
          ...(world.expiresAt ? { session_expires_at: world.expiresAt } : {}),
          payment_provider_configuration: configuration,
        }),
      };
    },
    'POST /api/checkout/authorise': world.authorise ?? authorised,
    'POST /api/checkout/complete': { data: buildCompletedPayment() },
    [`POST ${RELEASE}`]: world.release ?? { breaks: true },
  });
  const prepared: PreparedPayment = await preparePayment();

  const next = () => results.shift() ?? acceptedCard;
  const [form, tokenise, destroy] = [
    vi.fn<DropIn['form']>(),
    vi.fn<DropIn['tokenise']>(),
    vi.fn<DropIn['destroy']>(),
  ];
  const ownForm = vi.fn<(merchantSessionKey: string) => void>();
  const tokeniseCardDetails = vi.fn<OwnForm['tokeniseCardDetails']>();
  const activate = vi.fn<OwnForm['activateReusableCardIdentifier']>();
  const waiting = new AbortController();
  const loadScript = vi.fn(async (_: string, signal: AbortSignal) => {
    if (world.isScriptBlocked) throw new Error('blocked');
    if (world.isScriptSilent) await new Promise((__, reject) => signal.addEventListener('abort', reject));
    addScript();
    if (world.isScriptStrange) delete window.sagepayCheckout;
  });
  function addScript() {
    window.sagepayCheckout = ({ containerSelector, onTokenise }) => {
      const frame = document.createElement('iframe');
      document.querySelector(containerSelector)?.append(frame);
      queueMicrotask(() => queueMicrotask(() => frame.dispatchEvent(new Event('load'))));
      tokenise.mockImplementation(() => onTokenise(next()));
      return { form, tokenise, destroy };
    };
    window.sagepayOwnForm = ({ merchantSessionKey }) => {
      ownForm(merchantSessionKey);
      tokeniseCardDetails.mockImplementation(({ onTokenised }) => onTokenised(next()));
      activate.mockImplementation(({ onActivated }) => onActivated(next()));
      return { tokeniseCardDetails, activateReusableCardIdentifier: activate };
    };
  }
  let now = 0;
  let attempts = 0;
  const newId = () => {
    attempts += 1;
    return `attempt-${attempts}`;
  };
  const ourCalls = { authorisePayment, completePayment, completeSca, preparePayment };
  if (world.isOfSite) addScript();
  const gateway = world.isOfSite
    ? createOpayoLikeGateway()
    : createOpayoLikeGateway({ loadScript, ...ourCalls, now: () => now, createAttemptId: newId });
  const onFieldsChange = vi.fn<GatewayStart['onFieldsChange']>();
  const initialise = () =>
    gateway.initialise({
      prepared,
      container,
      settings: { scriptUrl: world.scriptUrl ?? null, isOwnForm },
      source: 'online-joining',
      isSavingOffered: true,
      onFieldsChange,
      securityCodeContainer: null,
      onSecurityCodeChange: () => undefined,
      signal: waiting.signal,
    });
  const listAuthorisations = () =>
    calls.filter(({ call }) => call.endsWith('/authorise')).map(({ body }) => body);
  const advanceTime = (ms: number) => {
    now += ms;
  };
  return {
    gateway,
    initialise,
    giveUp: () => waiting.abort(),
    loadScript,
    form,
    ownForm,
    tokenise,
    tokeniseCardDetails,
    destroy,
    activate,
    onFieldsChange,
    calls,
    listAuthorisations,
    released: () => calls.filter(({ call }) => call.endsWith(RELEASE)).map(({ body }) => body),
    advanceTime,
    pay: (card = newCard) => gateway.authorise(request, card, onTransactionCreated),
  };
}
