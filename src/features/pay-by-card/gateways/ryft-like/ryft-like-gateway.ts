import {
  type AuthorisePaymentRequest,
  completeSession,
  createSessionPayment,
  type PreparedPayment,
  prepareSession,
  type Source,
  unexpectedFailure,
} from '@/shared/api';
import { loadScript } from '@/shared/lib';
import { text } from '@/shared/messages';
import { frameShown } from '../frame-shown';
import { type Authorisation, type CardGateway, gatewayFailure } from '../gateway';
import { authorisationOf } from './outcome';
import { loadSdk, RYFT_SCRIPT, type RyftAddress, type RyftSdk } from './sdk';

type Outside = {
  loadScript: (url: string) => Promise<void>;
  prepareSession: typeof prepareSession;
  createSessionPayment: typeof createSessionPayment;
  completeSession: typeof completeSession;
};

const realOutside: Outside = { loadScript, prepareSession, createSessionPayment, completeSession };

/** What the script looks for in the page, and fills. */
const FORM_ID = 'ryft-pay-form';

type Opened = { sdk: RyftSdk; section: HTMLElement; clientSecret: string; sessionId: string | null };

/** The Ryft-like provider: a session, a form that belongs to its script, and 3-D Secure run by the script itself. */
export function createRyftLikeGateway(outside: Outside = realOutside): CardGateway {
  let opened: Opened | null = null;

  return {
    // Its own form offers the cards that it keeps, and to keep a new one.
    hasSavedCards: false,
    notice: null,

    async initialise({ prepared, container, settings, source, isSavingOffered, onFieldsChange }) {
      const session = await sessionOf(prepared, source, outside);
      const { publicKey, accountId } = session.paymentProviderConfiguration;
      const { clientSecret, paymentSessionId } = session;
      if (session.paymentProvider === '') throw gatewayFailure(text('payment.providerMissing'));
      if (!paymentSessionId) throw gatewayFailure(text('payment.sessionIdMissing'));
      if (!clientSecret || !publicKey) throw gatewayFailure(text('payment.sessionInvalid'));
      const sdk = await loadSdk(settings.scriptUrl ?? RYFT_SCRIPT, outside.loadScript);
      const section = placeForm(container);
      opened = { sdk, section, clientSecret, sessionId: paymentSessionId };
      const isShown = frameShown(section);
      sdk.init({
        publicKey,
        clientSecret,
        ...(accountId ? { accountId } : {}),
        fieldCollection: { billingAddress: { display: 'none' } },
        customerPaymentMethods: { allowStorage: isSavingOffered },
      });
      let wasValid = false;
      sdk.addEventHandler('cardValidationChanged', ({ isValid = false }) => {
        // The script never forgets a listener: one of fields that have gone is not heard.
        if (opened?.section !== section) return;
        onFieldsChange({
          isComplete: isValid,
          error: wasValid && !isValid ? text('card.checkDetails') : null,
        });
        wasValid = isValid;
      });
      await isShown;
    },

    async authorise(request) {
      if (opened === null) return { kind: 'declined', message: text('payment.notInitialised') };
      if (!opened.sessionId) return { kind: 'declined', message: text('payment.sessionIdRefresh') };
      return attempt(opened, opened.sessionId, request, outside);
    },

    finalise: ({ transactionUuid, ...body }) =>
      outside.completeSession({ transactionId: transactionUuid, ...body }),

    tearDown() {
      opened?.section.remove();
      opened = null;
    },
  };
}

/** The session that was prepared with the payment, or one that is asked for. */
function sessionOf(prepared: PreparedPayment, source: Source, outside: Outside): Promise<PreparedPayment> {
  const isThere = Boolean(prepared.paymentSessionId && prepared.clientSecret);
  return isThere ? Promise.resolve(prepared) : outside.prepareSession({ source });
}

/** The documented markup. It is made outside React, which never renders into it. */
function placeForm(container: HTMLElement): HTMLElement {
  const section = document.createElement('div');
  section.className = 'Ryft--paysection';
  const form = document.createElement('form');
  form.id = FORM_ID;
  form.className = 'Ryft--payform';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  section.append(form);
  container.replaceChildren(section);
  return section;
}

async function attempt(
  { sdk, clientSecret }: Opened,
  paymentSessionId: string,
  request: AuthorisePaymentRequest,
  outside: Outside,
): Promise<Authorisation> {
  const { payments, terms, completedWaivers, source, itemHash, attemptId } = request;
  const transaction = await outside
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
      const failure = unexpectedFailure(cause);
      // Nothing is charged by this call: without an answer there is no attempt.
      if (failure.kind === 'validation' || failure.kind === 'http') throw failure;
      return null;
    });
  if (transaction === null) return { kind: 'declined', message: text('payment.transactionFailed') };
  const { transactionUuid, amount } = transaction;
  const asked = payments.reduce((sum, payment) => sum + payment.amount, 0);
  if (amount !== asked) {
    return { kind: 'declined', message: text('payment.amountChanged'), isCartOutdated: true };
  }
  const billingAddress = addressOf(request);
  try {
    const session = await sdk.attemptPayment({ clientSecret, ...(billingAddress ? { billingAddress } : {}) });
    return authorisationOf(session, transactionUuid, sdk);
  } catch {
    // The line broke, or the script did not take the fields: the server knows whether anything was approved.
    return { kind: 'unknown', transactionUuid, ifRefused: text('payment.failed') };
  }
}

function addressOf(request: AuthorisePaymentRequest): RyftAddress | null {
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
