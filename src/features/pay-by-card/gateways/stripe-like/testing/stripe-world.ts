import { vi } from 'vitest';
import {
  authorisePayment,
  completePayment,
  completeSca,
  type PreparedPayment,
  preparePayment,
} from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import {
  buildPaymentProviderConfiguration,
  buildPreparedPayment,
  buildSavedCard,
} from '../../../../../../tests/fixtures/checkout.ts';
import { setStripe } from '../../../../../../tests/fixtures/provider-scripts.ts';
import { createStripeLikeGateway } from '../stripe-like-gateway';

/** The total on the screen, in pence. */
const TOTAL = 2742;
const savedCard = buildSavedCard({ card_identifier: 'pm_kept' });

async function loadPreparedPayment(
  publishableKey: string | null,
  hasSavedCard: boolean,
): Promise<PreparedPayment> {
  const configuration = buildPaymentProviderConfiguration({ publishable_key: publishableKey });
  fakeOperator({
    'GET /api/checkout/prepare': {
      data: buildPreparedPayment({
        payment_provider_configuration: configuration,
        saved_card: hasSavedCard ? savedCard : null,
      }),
    },
  });
  return preparePayment();
}

/** An element that is ready as soon as it is mounted, or when the test says so. */
function fakeElement(isSlow: boolean) {
  const listeners = new Map<string, (event: unknown) => void>();
  const element = {
    on: (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener),
    mount: (place: HTMLElement) => {
      place.append(document.createElement('button'));
      if (!isSlow) listeners.get('ready')?.({});
    },
    update: vi.fn<(options?: unknown) => void>(),
    clear: vi.fn<() => void>(),
    destroy: vi.fn<() => void>(),
  };
  return { element, say: (name: string, event: unknown) => listeners.get(name)?.(event) };
}

/** A fake script whose fields are ready at once and whose confirmation returns this result. */
function fakeStripe(confirm: () => Promise<unknown>, isSlow: boolean) {
  const { element: card, say } = fakeElement(isSlow);
  const code = fakeElement(isSlow);
  const create = vi.fn((type: string) => (type === 'cardCvc' ? code.element : card));
  const elements = vi.fn((_options: unknown) => ({ create }));
  const stripe = {
    elements,
    confirmCardPayment: vi.fn((..._given: unknown[]) => confirm()),
    retrievePaymentIntent: vi.fn(
      async (_clientSecret: string): Promise<unknown> => ({
        paymentIntent: { amount: TOTAL },
      }),
    ),
  };
  return { card, code, create, elements, stripe, say };
}

type Options = {
  publishableKey?: string | null;
  hasSavedCard?: boolean;
  hasPlaceForCode?: boolean;
  /** Whether its fields are ready only when the test says so. */
  isSlow?: boolean;
  /** Whether the script loads without its functions. */
  isBroken?: boolean;
  /** Whether to use the site's own gateway with a script that is already in the page. */
  isOfSite?: boolean;
};

/** A gateway whose provider's confirmation returns this result; `start` opens its fields. */
export async function openGateway(
  confirm: () => Promise<unknown>,
  {
    publishableKey = 'pk_test_pavilion',
    hasSavedCard = false,
    hasPlaceForCode = true,
    isSlow = false,
    isBroken = false,
    isOfSite = false,
  }: Options = {},
) {
  Reflect.deleteProperty(window, 'Stripe');
  const provider = fakeStripe(confirm, isSlow);
  const loadedUrls: string[] = [];
  const fields: unknown[] = [];
  const codes: unknown[] = [];
  const dependencies = {
    loadScript: async (url: string) => void loadedUrls.push(url),
    loadStripe: async () => (isBroken ? null : Object.assign(Object.create(null), provider.stripe)),
    authorisePayment,
    completePayment,
    completeSca,
  };
  if (isOfSite) setStripe(provider.stripe);
  const gateway = isOfSite ? createStripeLikeGateway() : createStripeLikeGateway(dependencies);
  const container = document.createElement('div');
  const colours = { color: 'rgb(1, 2, 3)', '--placeholder': 'rgb(4, 5, 6)', '--invalid': 'rgb(7, 8, 9)' };
  for (const [name, value] of Object.entries(colours)) container.style.setProperty(name, value);
  document.body.append(container);
  const codePlace = hasPlaceForCode ? document.createElement('div') : null;
  const waiting = new AbortController();
  const start = async (scriptUrl: string | null) =>
    gateway.initialise({
      prepared: await loadPreparedPayment(publishableKey, hasSavedCard),
      container,
      settings: { scriptUrl, isOwnForm: false },
      source: 'online-joining',
      isSavingOffered: false,
      onFieldsChange: (state) => fields.push(state),
      securityCodeContainer: codePlace,
      onSecurityCodeChange: (state) => codes.push(state),
      signal: waiting.signal,
    });
  return {
    gateway,
    provider,
    loadedUrls,
    fields,
    codes,
    container,
    codePlace,
    start,
    giveUp: () => waiting.abort(),
  };
}

const request = {
  source: 'online-joining',
  terms: [],
  billingFirstName: 'Sam',
  billingLastName: 'Taylor',
} as const;
export const toRequest = () => ({
  ...request,
  payments: [{ tenderType: 'card' as const, amount: TOTAL }],
  terms: [],
});

/** The saved card as the card to pay with. */
export const savedCardChoice = {
  savedCard: {
    id: savedCard.id,
    cardIdentifier: 'pm_kept',
    cardType: 'Visa',
    lastFourDigits: '4242',
    expiryDate: '09/29',
    recentlyExpired: false,
  },
  readSecurityCode: () => {
    throw new Error('The code is in the provider’s own field.');
  },
};
