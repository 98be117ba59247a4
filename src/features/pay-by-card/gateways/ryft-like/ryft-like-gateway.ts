import { formatRefusal, isAmountChanged } from '@/entities/payment';
import {
  type ApiFailure,
  type AuthorisePaymentRequest,
  completeSession,
  createSessionPayment,
  isNotFound,
  type PreparedPayment,
  prepareSession,
  type Source,
  toUnexpectedFailure,
} from '@/shared/api';
import { text as cardText } from '../../texts';
import { buildAmountChangedResult } from '../changed-amount';
import { readFieldStyle, setOwnBorders } from '../field-style';
import { type Authorisation, buildGatewayFailure, type CardGateway, type LoadScript } from '../gateway';
import { loadProviderScript } from '../load-provider-script';
import { waitForFrame } from '../wait-for-frame';
import { watchFocus } from '../watch-focus';
import { createCardState } from './card-state';
import { toAuthorisation } from './outcome';
import { loadSdk, RYFT_SCRIPT, type RyftAddress, type RyftSdk, type RyftSession } from './sdk';
import { text } from './texts';

type RyftDependencies = {
  loadScript: LoadScript;
  prepareSession: typeof prepareSession;
  createSessionPayment: typeof createSessionPayment;
  completeSession: typeof completeSession;
};

const defaultDependencies: RyftDependencies = {
  loadScript: loadProviderScript,
  prepareSession,
  createSessionPayment,
  completeSession,
};

/** The id that the script looks for in the page. */
const RYFT_FORM_ID = 'ryft-pay-form';

/** `isStale`: the server has refused the session, or has another amount for it, so the next attempt requests a new one. */
type OpenForm = {
  readonly sdk: RyftSdk;
  readonly section: HTMLElement;
  readonly source: Source;
  readonly publicKey: string;
  clientSecret: string;
  sessionId: string;
  isStale: boolean;
  /** Whether a card stored by Ryft is chosen in its form; its billing address is then known. */
  isStoredCard: boolean;
};

/** The Ryft-like provider: a session, a form that belongs to its script, and the bank's page in our own dialog. */
export function createRyftLikeGateway(dependencies: RyftDependencies = defaultDependencies): CardGateway {
  let openForm: OpenForm | null = null;

  return {
    // Ryft's own form offers stored cards and saving a new one.
    hasSavedCards: false,
    hasSecurityCodeField: false,
    notice: null,

    async initialise({ prepared, container, settings, source, isSavingOffered, onFieldsChange, signal }) {
      const session = await findOrPrepareSession(prepared, source, dependencies);
      const { publicKey, accountId } = session.paymentProviderConfiguration;
      const { clientSecret, paymentSessionId } = session;
      if (session.paymentProvider === '') throw buildGatewayFailure(text('payment.providerMissing'));
      if (!paymentSessionId) throw buildGatewayFailure(text('payment.sessionIdMissing'));
      if (!clientSecret || !publicKey) throw buildGatewayFailure(cardText('payment.sessionInvalid'));
      const sdk = await loadSdk(settings.scriptUrl ?? RYFT_SCRIPT, dependencies.loadScript, signal);
      const { borderRadius, borderColor, backgroundColor, padding, color, focusColor } =
        readFieldStyle(container);
      const section = insertForm(container);
      setOwnBorders(container, true);
      const sessionId = paymentSessionId;
      const initialFlags = { isStale: false, isStoredCard: false };
      openForm = { sdk, section, source, publicKey, clientSecret, sessionId, ...initialFlags };
      const frameIsLoaded = waitForFrame(section);
      sdk.init({
        publicKey,
        clientSecret,
        ...(accountId ? { accountId } : {}),
        manuallyHandleActions: true,
        style: { borderRadius, borderColor, backgroundColor, padding, color, focusColor },
        customerPaymentMethods: buildStoredCardOptions(session, isSavingOffered),
      });
      const updateCardState = createCardState();
      // The script keeps its listeners, so events of removed fields are ignored.
      const handleFormEvent = (event: Parameters<typeof updateCardState>[0]) => {
        if (openForm?.section !== section) return;
        const fields = updateCardState(event);
        openForm.isStoredCard = fields.isStoredCard === true;
        onFieldsChange(fields);
      };
      sdk.addEventHandler('cardValidationChanged', ({ isValid }) =>
        handleFormEvent({ kind: 'typed', isValid: Boolean(isValid) }),
      );
      sdk.addEventHandler('paymentMethodSelectionChanged', ({ paymentMethod }) =>
        handleFormEvent({ kind: 'chosen', isStored: Boolean(paymentMethod) }),
      );
      watchFocus(section, (isInside) => !isInside && handleFormEvent({ kind: 'left' }));
      await frameIsLoaded;
    },

    async authorise(request, _card, onTransactionCreated) {
      if (openForm === null) return { kind: 'declined', message: cardText('payment.notInitialised') };
      if (openForm.isStale && !(await renewSession(openForm, dependencies)))
        return { kind: 'declined', message: text('payment.sessionIdRefresh') };
      return attemptPayment(openForm, { request, onTransactionCreated }, dependencies);
    },

    finalise: ({ transactionUuid, ...body }) =>
      dependencies.completeSession({ transactionId: transactionUuid, ...body }).catch((cause: unknown) => {
        throw addDefaultMessage(toUnexpectedFailure(cause));
      }),

    tearDown() {
      if (openForm?.section.parentElement) setOwnBorders(openForm.section.parentElement, false);
      openForm?.section.remove();
      openForm = null;
    },
  };
}

/** The session that was prepared with the payment, otherwise a new one. */
function findOrPrepareSession(
  prepared: PreparedPayment,
  source: Source,
  dependencies: RyftDependencies,
): Promise<PreparedPayment> {
  const isPrepared = Boolean(prepared.paymentSessionId && prepared.clientSecret);
  if (isPrepared) return Promise.resolve(prepared);
  return dependencies.prepareSession({ source }).catch((cause: unknown) => {
    throw buildGatewayFailure(formatRefusal(toUnexpectedFailure(cause), text('payment.sessionFailed')));
  });
}

/** Adds our message to a completion that the server refuses without a reason. */
function addDefaultMessage(failure: ApiFailure): ApiFailure {
  const hasNoMessage = (failure.kind === 'http' || failure.kind === 'validation') && failure.message === null;
  return hasNoMessage ? { ...failure, message: text('payment.completeFailed') } : failure;
}

/** The customer's stored cards for Ryft's form: the complete response of Ryft's API, which its script needs. */
function buildStoredCardOptions({ customerPaymentMethods }: PreparedPayment, isSavingOffered: boolean) {
  const allowStorage = isSavingOffered;
  if (!isSavingOffered || !customerPaymentMethods) return { allowStorage };
  return { allowStorage, rawJson: customerPaymentMethods };
}

/** The documented markup. Created outside React, which never renders into it. */
function insertForm(container: HTMLElement): HTMLElement {
  const section = document.createElement('div');
  section.className = 'Ryft--paysection';
  const form = document.createElement('form');
  form.id = RYFT_FORM_ID;
  form.className = 'Ryft--payform';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  section.append(form);
  container.replaceChildren(section);
  return section;
}

/** Requests another session for the same fields, which keep what was typed. */
async function renewSession(openForm: OpenForm, dependencies: RyftDependencies): Promise<boolean> {
  const { paymentSessionId, clientSecret } = await dependencies.prepareSession({ source: openForm.source });
  if (!paymentSessionId || !clientSecret) return false;
  Object.assign(openForm, { sessionId: paymentSessionId, clientSecret });
  return true;
}

async function attemptPayment(
  openForm: OpenForm,
  {
    request,
    onTransactionCreated,
  }: { request: AuthorisePaymentRequest; onTransactionCreated: (transactionUuid: string) => void },
  dependencies: RyftDependencies,
): Promise<Authorisation> {
  const { sdk, clientSecret, sessionId: paymentSessionId } = openForm;
  const { payments, terms, completedWaivers, source, itemHash, attemptId } = request;
  const transaction = await dependencies
    .createSessionPayment({
      paymentSessionId,
      payments,
      terms,
      completedWaivers: completedWaivers ?? [],
      source,
      itemHash: itemHash ?? null,
      attemptId: attemptId ?? null,
    })
    .catch((cause: unknown) => {
      const failure = toUnexpectedFailure(cause);
      openForm.isStale = failure.kind === 'validation' || isNotFound(failure);
      // The checkout handles problems with the order.
      if (failure.kind === 'validation') throw failure;
      return failure;
    });
  // This call charges nothing: without a transaction there is no attempt.
  if ('kind' in transaction) return { kind: 'declined', message: formatCreationError(transaction) };
  const { transactionUuid, amount } = transaction;
  if (isAmountChanged(amount, request)) {
    openForm.isStale = true;
    return buildAmountChangedResult();
  }
  const billingAddress = openForm.isStoredCard ? null : toRyftAddress(request);
  onTransactionCreated(transactionUuid);
  try {
    const session = await sdk.attemptPayment({ clientSecret, ...(billingAddress ? { billingAddress } : {}) });
    const answer = toAuthorisation(await identifyPayer(session, openForm), transactionUuid, sdk);
    // Cancelling at the bank ends the session, so the next attempt requests the current one.
    openForm.isStale = answer.kind === 'challenge';
    return answer;
  } catch {
    // The connection failed, or the script rejected the fields: only the server knows whether anything was approved.
    return { kind: 'result_unknown', transactionUuid, refusalMessage: cardText('payment.failed') };
  }
}

/** Some banks identify the browser up to this many times; the script does that invisibly. */
const MAX_IDENTIFICATIONS = 3;

async function identifyPayer(
  firstSession: RyftSession | null,
  { sdk, publicKey, clientSecret }: OpenForm,
): Promise<RyftSession | null> {
  let session = firstSession;
  for (let identificationCount = 0; identificationCount < MAX_IDENTIFICATIONS; identificationCount += 1) {
    const { status, requiredAction } = session ?? {};
    if (status !== 'PendingAction' || requiredAction?.type !== 'Identify') return session;
    session = await sdk.handleRequiredAction(requiredAction, publicKey, clientSecret);
  }
  return session;
}

function formatCreationError(failure: ApiFailure): string {
  if (failure.kind !== 'http') return cardText('payment.transactionFailed');
  // The server does not know the session, or no longer knows it.
  return isNotFound(failure)
    ? text('payment.sessionIdRefresh')
    : formatRefusal(failure, text('payment.prepareFailed'));
}

function toRyftAddress(request: AuthorisePaymentRequest): RyftAddress | null {
  const { billingFirstName, billingLastName, billingAddressLineOne, billingCity, billingPostcode } = request;
  if (!billingAddressLineOne || !billingCity || !billingPostcode) return null;
  return {
    firstName: billingFirstName ?? '',
    lastName: billingLastName ?? '',
    lineOne: billingAddressLineOne,
    ...(request.billingAddressLineTwo ? { lineTwo: request.billingAddressLineTwo } : {}),
    city: billingCity,
    country: 'GB',
    postalCode: billingPostcode,
  };
}
