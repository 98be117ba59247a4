import { vi } from 'vitest';
import { authorisePayment, completePayment, type PreparedPayment, preparePayment } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import {
  buildPaymentProviderConfiguration,
  buildPreparedPayment,
  buildSavedCard,
} from '../../../../../../tests/fixtures/checkout.ts';
import { createStripeLikeGateway } from '../stripe-like-gateway';

export const kept = buildSavedCard({ card_identifier: 'pm_kept' });

async function prepared(publishableKey: string | null, isCardKept: boolean): Promise<PreparedPayment> {
  const configuration = buildPaymentProviderConfiguration({ publishable_key: publishableKey });
  fakeOperator({
    'GET /api/checkout/prepare': {
      data: buildPreparedPayment({
        payment_provider_configuration: configuration,
        saved_card: isCardKept ? kept : null,
      }),
    },
  });
  return preparePayment();
}

/** An element that is ready as soon as it has a place. */
function fakeElement() {
  const listeners = new Map<string, (event: unknown) => void>();
  const element = {
    on: (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener),
    mount: (place: HTMLElement) => {
      place.append(document.createElement('button'));
      listeners.get('ready')?.({});
    },
    update: vi.fn(),
    clear: vi.fn(),
    destroy: vi.fn(),
  };
  return { element, say: (name: string, event: unknown) => listeners.get(name)?.(event) };
}

/** A provider's script whose fields are ready at once and whose confirmation gives the result. */
function fakeStripe(confirm: () => Promise<unknown>) {
  const { element: card, say } = fakeElement();
  const code = fakeElement();
  const create = vi.fn((type: string) => (type === 'cardCvc' ? code.element : card));
  const stripe = {
    elements: () => ({ create }),
    confirmCardPayment: vi.fn((..._given: unknown[]) => confirm()),
  };
  return { card, code, create, stripe, say };
}

/** The gateway with a provider whose confirmation gives the result; `start` opens its fields. */
export async function openGateway(
  confirm: () => Promise<unknown>,
  {
    publishableKey = 'pk_test_pavilion',
    isCardKept = false,
  }: { publishableKey?: string | null; isCardKept?: boolean } = {},
) {
  const provider = fakeStripe(confirm);
  const loaded: string[] = [];
  const fields: unknown[] = [];
  const codes: unknown[] = [];
  const gateway = createStripeLikeGateway({
    loadScript: async (url) => void loaded.push(url),
    loadStripe: async () => Object.assign(Object.create(null), provider.stripe),
    authorisePayment,
    completePayment,
  });
  const container = document.createElement('div');
  const colours = { color: 'rgb(1, 2, 3)', '--placeholder': 'rgb(4, 5, 6)', '--invalid': 'rgb(7, 8, 9)' };
  for (const [name, value] of Object.entries(colours)) container.style.setProperty(name, value);
  document.body.append(container);
  const waiting = new AbortController();
  const start = async (scriptUrl: string | null) =>
    gateway.initialise({
      prepared: await prepared(publishableKey, isCardKept),
      container,
      settings: { scriptUrl, isOwnForm: false },
      source: 'online-joining',
      isSavingOffered: false,
      onFieldsChange: (state) => fields.push(state),
      securityCodeContainer: document.createElement('div'),
      onSecurityCodeChange: (state) => codes.push(state),
      signal: waiting.signal,
    });
  return { gateway, provider, loaded, fields, codes, container, start, giveUp: () => waiting.abort() };
}

const request = {
  payments: [],
  source: 'online-joining',
  terms: [],
  billingFirstName: 'Sam',
  billingLastName: 'Taylor',
} as const;
export const toRequest = () => ({ ...request, payments: [], terms: [] });
