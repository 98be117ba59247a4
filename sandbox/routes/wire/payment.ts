import type {
  Authorisation,
  OrderCompletion,
  PaymentPreparation,
  TransactionStatus,
} from '../../domain/common/types.ts';
import type { BillingDetails, PaymentRequest } from '../../domain/payments/index.ts';
import type { Schemas } from './schemas.ts';

type CardPaymentBody = Schemas['AuthorisePaymentRequest' | 'SessionPaymentRequest'];

export function toPaymentRequest(body: CardPaymentBody): PaymentRequest {
  const payments = body.payments.map(({ tender_type, amount }) => ({ tenderType: tender_type, amount }));
  return { ...toFreePaymentRequest(body), payments };
}

/** An order with nothing due has no tenders. */
export function toFreePaymentRequest(
  body: Schemas['FreePaymentRequest'] | CardPaymentBody,
): Omit<PaymentRequest, 'payments'> {
  return {
    source: body.source,
    itemHash: body.item_hash ?? null,
    terms: body.terms ?? [],
    completedWaivers: body.completed_waivers ?? [],
    attemptId: body.attempt_id ?? null,
  };
}

/** The billing details; null if none were sent, because not every payment form has them. */
export function toBillingDetails(body: Schemas['AuthorisePaymentRequest']): BillingDetails | null {
  const details = {
    firstName: body.billing_first_name ?? '',
    lastName: body.billing_last_name ?? '',
    addressLineOne: body.billing_address_line_one ?? '',
    addressLineTwo: body.billing_address_line_two ?? null,
    city: body.billing_city ?? '',
    postcode: body.billing_postcode ?? '',
  };
  return Object.values(details).some(Boolean) ? details : null;
}

export function toWirePreparation({
  savedCard,
  ...preparation
}: PaymentPreparation): Schemas['PreparedPayment'] {
  const { mode, address, publishableKey, publicKey, accountId, configurationUrl } =
    preparation.paymentProviderConfiguration;
  return {
    payment_provider: preparation.paymentProvider,
    session_key: preparation.sessionKey,
    session_expires_at: preparation.sessionExpiresAt?.toISOString() ?? null,
    saved_card: savedCard && {
      id: savedCard.id,
      card_type: savedCard.cardType,
      last_four_digits: savedCard.lastFourDigits,
      expiry_date: savedCard.expiryDate,
      recently_expired: savedCard.recentlyExpired,
      card_identifier: savedCard.cardIdentifier,
    },
    customer_payment_methods: preparation.customerPaymentMethods,
    payment_provider_configuration: {
      mode,
      address: configurationUrl ?? null,
      collect_billing_address: address === 'collect',
      publishable_key: publishableKey ?? null,
      public_key: publicKey ?? null,
      account_id: accountId ?? null,
      configuration_url: configurationUrl ?? null,
    },
  };
}

/** Statuses that a browser can act on; the others are internal. */
const WIRE_STATUS_BY_STATUS = {
  pending: 'pending',
  processing: 'pending',
  authorised: 'authorised',
  sca_required: 'sca_required',
  completed: 'authorised',
  failed: 'failed',
  cancelled: 'failed',
} as const satisfies Record<TransactionStatus, string>;

export function toWireAuthorisation(authorisation: Authorisation): Schemas['AuthorisedPayment'] {
  return {
    transaction_uuid: authorisation.transactionUuid,
    transaction_status: WIRE_STATUS_BY_STATUS[authorisation.transactionStatus],
    amount: authorisation.amount,
    sca_url: authorisation.scaUrl,
    sca_method: authorisation.scaMethod,
    sca_data: authorisation.scaData,
    client_secret: authorisation.clientSecret,
    return_url: authorisation.returnUrl,
    error: authorisation.error && {
      code: authorisation.error.code,
      message: authorisation.error.message,
      details: authorisation.error.details,
    },
  };
}

export function toWireCompletion({ completeOrderId, status }: OrderCompletion): Schemas['CompletedPayment'] {
  return { complete_order_id: completeOrderId, status };
}
