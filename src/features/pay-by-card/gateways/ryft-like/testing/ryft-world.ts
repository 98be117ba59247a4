import { vi } from 'vitest';
import {
  type AuthorisePaymentRequest,
  completeSession,
  createSessionPayment,
  preparePayment,
  prepareSession,
} from '@/shared/api';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import {
  buildCompletedPayment,
  buildPaymentProviderConfiguration,
  buildPreparedPayment,
} from '../../../../../../tests/fixtures/checkout.ts';
import type { Wire } from '../../../../../../tests/fixtures/wire.ts';
import type { GatewayStart } from '../../gateway';
import { createRyftLikeGateway } from '../ryft-like-gateway';
import type { RyftEvent, RyftSession } from '../sdk';

export const request: AuthorisePaymentRequest = {
  billingFirstName: 'Sam',
  billingLastName: 'Taylor',
  billingAddressLineOne: '4 Mill Lane',
  billingCity: 'Norwich',
  billingPostcode: 'NR1 1SR',
  payments: [{ tenderType: 'card', amount: 2742 }],
  completedWaivers: [],
  source: 'online-joining',
  terms: ['terms-1'],
  itemHash: 'hash-1',
  attemptId: 'attempt-1',
};
export const onTransactionCreated = vi.fn<(transactionUuid: string) => void>();
export const newCard = { savedCard: null, readSecurityCode: () => '' };
const sdkWords = {
  getUserFacingErrorMessage: (code: string) => (code === 'expired_card' ? 'Your card has expired' : ''),
};

export let container: HTMLElement;

/** A page without the script, but with a container for the fields. */
function openPage() {
  delete window.Ryft;
  container = document.createElement('div');
  document.body.replaceChildren(container);
}

export type World = {
  /** The prepared payment; without a session in it, one is requested. */
  prepared?: Partial<Wire<'PreparedPayment'>>;
  session?: Partial<Wire<'PreparedPayment'>>;
  attempt?: () => Promise<RyftSession>;
  /** The session after each action that the script performs for the bank. */
  afterActions?: RyftSession[];
  isScriptBlocked?: boolean;
  /** Whether the script loads without its functions. */
  isScriptEmpty?: boolean;
  /** Whether the script loads after the timeout. */
  isScriptLate?: boolean;
  /** Whether the script neither loads nor fails. */
  isScriptSilent?: boolean;
  amount?: number;
  payment?: FakeAnswer | (() => FakeAnswer);
  prepare?: FakeAnswer | (() => FakeAnswer);
  complete?: FakeAnswer;
  isSavingOffered?: boolean;
  scriptUrl?: string;
  /** Whether to use the site's own gateway with a script that is already in the page. */
  isOfSite?: boolean;
};

const configuration = buildPaymentProviderConfiguration({
  publishable_key: null,
  public_key: 'pk_sandbox_1',
  account_id: 'ac_1',
});
const ofRyft = { payment_provider: 'ryft', payment_provider_configuration: configuration };

/** The server's response to a request for a session. */
export function createSessionAnswer(overrides: Partial<Wire<'PreparedPayment'>> = {}): FakeAnswer {
  const session = { payment_session_id: 'ps_1', client_secret: 'ps_1_secret_2' };
  return { data: buildPreparedPayment({ ...ofRyft, ...session, ...overrides }) };
}

export async function openGateway(world: World = {}) {
  openPage();
  const calls = fakeOperator({
    'GET /api/checkout/prepare': {
      data: buildPreparedPayment({ ...ofRyft, session_key: null, ...world.prepared }),
    },
    'POST /api/checkout/session/prepare': world.prepare ?? createSessionAnswer(world.session),
    'POST /api/checkout/session/payment': world.payment ?? {
      data: { transaction_uuid: 'transaction-1', amount: world.amount ?? 2742 },
    },
    'POST /api/checkout/session/complete/transaction-1': world.complete ?? { data: buildCompletedPayment() },
  });
  const handlers = new Map<string, (event: RyftEvent) => void>();
  const afterActions = [...(world.afterActions ?? [])];
  const handleRequiredAction = vi.fn(async () => afterActions.shift() ?? { status: 'Approved' });
  const attemptPayment = vi.fn(world.attempt ?? (async () => ({ status: 'Approved' })));
  const init = vi.fn(() => {
    const frame = document.createElement('iframe');
    document.querySelector('#ryft-pay-form')?.append(frame);
    queueMicrotask(() => queueMicrotask(() => frame.dispatchEvent(new Event('load'))));
  });
  const waiting = new AbortController();
  const loadScript = vi.fn(async (_: string, signal: AbortSignal) => {
    if (world.isScriptBlocked) throw new Error('blocked');
    if (world.isScriptSilent) await new Promise((__, reject) => signal.addEventListener('abort', reject));
    if (world.isScriptLate) await new Promise((come) => signal.addEventListener('abort', come));
    if (!world.isScriptEmpty) addScript();
  });
  function addScript() {
    window.Ryft = {
      init,
      addEventHandler: (name, handler) => void handlers.set(name, handler),
      attemptPayment,
      handleRequiredAction,
      ...sdkWords,
    };
  }
  if (world.isOfSite) addScript();
  const ourCalls = { prepareSession, createSessionPayment, completeSession };
  const gateway = world.isOfSite
    ? createRyftLikeGateway()
    : createRyftLikeGateway({ loadScript, ...ourCalls });
  const onFieldsChange = vi.fn<GatewayStart['onFieldsChange']>();
  const start = await preparePayment();
  const initialise = () =>
    gateway.initialise({
      prepared: start,
      container,
      settings: { scriptUrl: world.scriptUrl ?? null, isOwnForm: false },
      source: 'online-joining',
      isSavingOffered: world.isSavingOffered ?? true,
      onFieldsChange,
      securityCodeContainer: null,
      onSecurityCodeChange: () => undefined,
      signal: waiting.signal,
    });
  const cardChosen = (paymentMethod: unknown) =>
    handlers.get('paymentMethodSelectionChanged')?.({ paymentMethod });
  const cardIs = (isValid: boolean) => handlers.get('cardValidationChanged')?.({ isValid });
  return {
    gateway,
    initialise,
    giveUp: () => waiting.abort(),
    init,
    loadScript,
    attemptPayment,
    handleRequiredAction,
    onFieldsChange,
    cardIs,
    cardChosen,
    calls,
    pay: (overrides: Partial<AuthorisePaymentRequest> = {}) =>
      gateway.authorise({ ...request, ...overrides }, newCard, onTransactionCreated),
    asked: (path: string) => calls.filter(({ call }) => call.endsWith(path)).map(({ body }) => body),
  };
}
