import type {
  ConfirmCardPaymentData,
  Stripe,
  StripeCardCvcElement,
  StripeCardElement,
} from '@stripe/stripe-js';
import { loadStripe, type ReleaseTrain } from '@stripe/stripe-js/pure';
import { isAmountChanged } from '@/entities/payment';
import { type AuthorisePaymentRequest, authorisePayment, completePayment, completeSca } from '@/shared/api';
import { text } from '../../texts';
import { releaseChangedAmount } from '../changed-amount';
import { readFonts } from '../field-fonts';
import { type FieldStyle, readFieldStyle } from '../field-style';
import {
  type Authorisation,
  buildGatewayFailure,
  type CardFields,
  type CardGateway,
  type LoadScript,
  type SavedCard,
} from '../gateway';
import { loadProviderScript } from '../load-provider-script';
import { interpretWithoutTransaction } from '../without-transaction';
import { toAuthorisation } from './outcome';

/**
 * The release train of Stripe's script that the installed @stripe/stripe-js expects. We load the script ourselves, because the
 * page's Trusted Types policy refuses loadStripe's script tag; loadStripe then uses the loaded script.
 */
const RELEASE_TRAIN: ReleaseTrain = 'endive';
const STRIPE_SCRIPT = `https://js.stripe.com/${RELEASE_TRAIN}/stripe.js`;

type StripeDependencies = {
  loadScript: LoadScript;
  loadStripe: (publishableKey: string) => Promise<Stripe | null>;
  authorisePayment: typeof authorisePayment;
  completePayment: typeof completePayment;
  completeSca: typeof completeSca;
};

const defaultDependencies: StripeDependencies = {
  loadScript: loadProviderScript,
  loadStripe,
  authorisePayment,
  completePayment,
  completeSca,
};

type StripeFields = { stripe: Stripe; card: StripeCardElement; codeElement: StripeCardCvcElement | null };

/**
 * The Card Element comes unstyled: its options style the text (docs.stripe.com/js/appendix/style), and its container draws the
 * border.
 */
function buildStyle({ color, fontFamily, fontSize, placeholderColor, invalidColor }: FieldStyle) {
  const base = {
    color,
    fontFamily,
    fontSize,
    iconColor: placeholderColor,
    '::placeholder': { color: placeholderColor },
    ':-webkit-autofill': { color },
    ':disabled': { color: placeholderColor },
  };
  return { base, invalid: { color: invalidColor, iconColor: invalidColor } };
}

/** The Stripe-like provider: its elements, and confirmation in the browser, where its script runs 3-D Secure. */
export function createStripeLikeGateway(dependencies: StripeDependencies = defaultDependencies): CardGateway {
  let fields: StripeFields | null = null;

  async function openStripe(publishableKey: string, scriptUrl: string, signal: AbortSignal): Promise<Stripe> {
    if (!('Stripe' in window)) await dependencies.loadScript(scriptUrl, signal);
    const stripe = await dependencies.loadStripe(publishableKey);
    signal.throwIfAborted();
    if (stripe === null) throw buildGatewayFailure(text('payment.formFailed'));
    return stripe;
  }

  return {
    hasSavedCards: true,
    hasSecurityCodeField: true,
    notice: null,

    async initialise({ prepared, settings, ...start }) {
      const { publishableKey } = prepared.paymentProviderConfiguration;
      if (!publishableKey) throw buildGatewayFailure(text('payment.noPublishableKey'));
      const stripe = await openStripe(publishableKey, settings.scriptUrl ?? STRIPE_SCRIPT, start.signal);
      const fieldStyle = readFieldStyle(start.container);
      const fonts = [...readFonts(fieldStyle.fontFamily)];
      const createElements = () => stripe.elements({ locale: 'en-GB', fonts });
      const card = createElements().create('card', { hidePostalCode: true, style: buildStyle(fieldStyle) });
      let isIncomplete = true;
      card.on('change', (event) => {
        isIncomplete = !event.complete && !event.error;
        start.onFieldsChange(toCardFields(event));
      });
      // Moving between the fields of the frame does not count as leaving them.
      card.on('blur', () => {
        const isLeft = !start.container.contains(document.activeElement);
        if (isLeft && isIncomplete)
          start.onFieldsChange({ isComplete: false, error: text('card.fieldsRequired') });
      });
      fields = { stripe, card, codeElement: null };
      const shownFields = [showCard(card, start.container)];
      const codeContainer = prepared.savedCard === null ? null : start.securityCodeContainer;
      if (codeContainer !== null) {
        // In its own group, because one group contains either the whole card or parts of it.
        const code = createElements().create('cardCvc', { style: buildStyle(readFieldStyle(codeContainer)) });
        code.on('change', (event) => start.onSecurityCodeChange(toCardFields(event)));
        fields = { stripe, card, codeElement: code };
        shownFields.push(showCode(code, codeContainer));
      }
      await Promise.all(shownFields);
    },

    async authorise(request, { savedCard }, onTransactionCreated) {
      if (fields === null) return { kind: 'declined', message: text('payment.notInitialised') };
      const { card, codeElement: code } = fields;
      const setDisabled = (disabled: boolean) => {
        card.update({ disabled });
        code?.update({ disabled });
      };
      setDisabled(true);
      try {
        return await authoriseInBrowser(fields, { request, savedCard, onTransactionCreated }, dependencies);
      } finally {
        setDisabled(false);
        // As with every provider, a security code is cleared after use.
        if (savedCard !== null) code?.clear();
      }
    },

    finalise: (request) => dependencies.completePayment(request),

    tearDown() {
      fields?.card.destroy();
      fields?.codeElement?.destroy();
      fields = null;
    },
  };
}

type ElementChange = { readonly complete: boolean; readonly error: { readonly message: string } | undefined };

function toCardFields({ complete, error }: ElementChange): CardFields {
  return { isComplete: complete, error: error?.message ?? null };
}

/** Resolves when the element is usable. */
function showCard(card: StripeCardElement, container: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    card.on('ready', () => resolve());
    card.on('loaderror', () => reject(buildGatewayFailure(text('payment.formFailed'))));
    card.mount(container);
  });
}

function showCode(code: StripeCardCvcElement, container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    code.on('ready', () => resolve());
    code.mount(container);
  });
}

type PaymentToAuthorise = {
  readonly request: AuthorisePaymentRequest;
  readonly savedCard: SavedCard | null;
  readonly onTransactionCreated: (transactionUuid: string) => void;
};

async function authoriseInBrowser(
  fields: StripeFields,
  { request, savedCard, onTransactionCreated }: PaymentToAuthorise,
  dependencies: StripeDependencies,
): Promise<Authorisation> {
  const answer = await dependencies.authorisePayment(request);
  const { transactionUuid, transactionStatus, clientSecret, error } = answer;
  // "A payment is declined when transactionStatus is failed or an error is present" (Requirement P4.1).
  if (error !== null || transactionStatus === 'failed')
    return { kind: 'declined', message: error?.message ?? text('payment.wasDeclined') };
  if (transactionUuid === null) return interpretWithoutTransaction(transactionStatus);
  if (isAmountChanged(answer.amount, request))
    return releaseChangedAmount(transactionUuid, dependencies.completeSca);
  if (transactionStatus === 'authorised') return { kind: 'authorised', transactionUuid };
  if (transactionStatus !== 'pending') return { kind: 'result_unknown', transactionUuid };
  if (clientSecret === null) return { kind: 'declined', message: text('payment.createSessionFailed') };
  if (typeof answer.amount !== 'number') {
    const amount = await readAmount(fields.stripe, clientSecret);
    // Nothing was confirmed, so no money is held.
    if (amount === null) return { kind: 'declined', message: text('payment.failed') };
    if (isAmountChanged(amount, request))
      return releaseChangedAmount(transactionUuid, dependencies.completeSca);
  }
  onTransactionCreated(transactionUuid);
  try {
    const result = await fields.stripe.confirmCardPayment(clientSecret, {
      ...toPaymentMethod(fields, request, savedCard),
      return_url: answer.returnUrl ?? buildReturnAddress(),
    });
    return toAuthorisation(result, transactionUuid);
  } catch {
    // The script failed: whether the provider holds the money is unknown here.
    return { kind: 'result_unknown', transactionUuid };
  }
}

/** The amount of the provider's intent, in minor units; null if it cannot be read. */
async function readAmount(stripe: Stripe, clientSecret: string): Promise<number | null> {
  try {
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
    return paymentIntent?.amount ?? null;
  } catch {
    return null;
  }
}

/** The address to which a bank with its own page returns the customer: this page. */
function buildReturnAddress(): string {
  const returnUrl = new URL(window.location.href);
  returnUrl.hash = '';
  return returnUrl.href;
}

/** The payment method: a saved card by its id, with its security code from the provider's own field, or the typed card. */
function toPaymentMethod(
  { card, codeElement: code }: StripeFields,
  request: AuthorisePaymentRequest,
  savedCard: SavedCard | null,
): ConfirmCardPaymentData {
  if (savedCard !== null) {
    return {
      payment_method: savedCard.cardIdentifier,
      ...(code === null ? {} : { payment_method_options: { card: { cvc: code } } }),
    };
  }
  return {
    payment_method: { card, billing_details: toBillingDetails(request) },
    ...(request.saveCard ? { setup_future_usage: 'on_session' } : {}),
  };
}

function toBillingDetails(request: AuthorisePaymentRequest) {
  const address = {
    line1: request.billingAddressLineOne ?? null,
    line2: request.billingAddressLineTwo ?? null,
    city: request.billingCity ?? null,
    postal_code: request.billingPostcode ?? null,
    country: 'GB',
  };
  return { name: `${request.billingFirstName ?? ''} ${request.billingLastName ?? ''}`.trim(), address };
}
