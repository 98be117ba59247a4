import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { loadStripe, type ReleaseTrain } from '@stripe/stripe-js/pure';
import { type AuthorisePaymentRequest, authorisePayment, completePayment } from '@/shared/api';
import { loadScript } from '@/shared/lib';
import { text } from '@/shared/messages';
import { type Authorisation, type CardGateway, gatewayFailure } from '../gateway';
import { authorisationOf } from './outcome';

/**
 * Stripe's own script, of the release train that the installed @stripe/stripe-js asks for. It is loaded by us, not by
 * loadStripe, whose script tag the page's Trusted Types policy refuses; loadStripe then takes what is there.
 */
const RELEASE_TRAIN: ReleaseTrain = 'endive';
export const STRIPE_SCRIPT = `https://js.stripe.com/${RELEASE_TRAIN}/stripe.js`;

type Outside = {
  loadScript: (url: string) => Promise<void>;
  loadStripe: (publishableKey: string) => Promise<Stripe | null>;
  authorisePayment: typeof authorisePayment;
  completePayment: typeof completePayment;
};

const realOutside: Outside = { loadScript, loadStripe, authorisePayment, completePayment };

type Fields = { stripe: Stripe; card: StripeCardElement };

/** The Stripe-like provider: its Card Element, and confirmation in the browser with 3-D Secure run by its script. */
export function createStripeLikeGateway(outside: Outside = realOutside): CardGateway {
  let fields: Fields | null = null;

  async function open(publishableKey: string, scriptUrl: string | null): Promise<Stripe> {
    if (!('Stripe' in window)) await outside.loadScript(scriptUrl ?? STRIPE_SCRIPT);
    const stripe = await outside.loadStripe(publishableKey);
    if (stripe === null) throw gatewayFailure(text('payment.formFailed'));
    return stripe;
  }

  return {
    hasSavedCards: false,
    notice: null,

    async initialise({ prepared, container, settings, onFieldsChange }) {
      const { publishableKey } = prepared.paymentProviderConfiguration;
      if (!publishableKey) throw gatewayFailure(text('payment.noPublishableKey'));
      const stripe = await open(publishableKey, settings.scriptUrl);
      const card = stripe
        .elements({ locale: 'en-GB' })
        .create('card', { hidePostalCode: true, style: { base: { fontSize: '16px' } } });
      card.on('change', ({ complete, error }) =>
        onFieldsChange({ isComplete: complete, error: error?.message ?? null }),
      );
      fields = { stripe, card };
      await new Promise<void>((resolve, reject) => {
        card.on('ready', () => resolve());
        card.on('loaderror', () => reject(gatewayFailure(text('payment.formFailed'))));
        card.mount(container);
      });
    },

    async authorise(request) {
      if (fields === null) return { kind: 'declined', message: text('payment.notInitialised') };
      const { card } = fields;
      card.update({ disabled: true });
      try {
        return await authoriseWith(fields, request, outside);
      } finally {
        card.update({ disabled: false });
      }
    },

    finalise: (request) => outside.completePayment(request),

    tearDown() {
      fields?.card.destroy();
      fields = null;
    },
  };
}

async function authoriseWith(
  { stripe, card }: Fields,
  request: AuthorisePaymentRequest,
  outside: Outside,
): Promise<Authorisation> {
  const { transactionUuid, transactionStatus, clientSecret, error } = await outside.authorisePayment(request);
  // "A payment is declined when transactionStatus is failed or an error is present" (Spec, platform §5).
  if (error !== null || transactionStatus === 'failed')
    return { kind: 'declined', message: error?.message ?? text('payment.wasDeclined') };
  if (transactionUuid === null) return { kind: 'declined', message: text('payment.transactionFailed') };
  if (transactionStatus === 'authorised') return { kind: 'authorised', transactionUuid };
  if (clientSecret === null) return { kind: 'declined', message: text('payment.sessionInvalid') };
  try {
    const result = await stripe.confirmCardPayment(clientSecret, {
      payment_method: { card, billing_details: billingOf(request) },
    });
    return authorisationOf(result, transactionUuid);
  } catch {
    // The script broke off: whether the provider holds the money is not known here.
    return { kind: 'unknown', transactionUuid };
  }
}

function billingOf(request: AuthorisePaymentRequest) {
  const address = {
    line1: request.billingAddressLineOne ?? null,
    line2: request.billingAddressLineTwo ?? null,
    city: request.billingCity ?? null,
    postal_code: request.billingPostcode ?? null,
    country: 'GB',
  };
  return { name: `${request.billingFirstName ?? ''} ${request.billingLastName ?? ''}`.trim(), address };
}
