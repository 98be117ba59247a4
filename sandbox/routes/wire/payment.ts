import type {
  Authorisation,
  Completion,
  Preparation,
  TenderType,
  TransactionStatus,
} from '../../domain/common/types.ts';
import type { BillingDetails, BrowserDetails, PaymentRequest } from '../../domain/payments/index.ts';

/** The common fields of all payment requests. */
export interface PaymentBody {
  source: string;
  item_hash?: string | null;
  terms?: string[];
  completed_waivers?: string[];
  payments?: { tender_type: TenderType; amount: number }[];
  attempt_id?: string | null;
}

export interface AuthoriseRequest extends PaymentBody {
  session_key?: string | null;
  billing_first_name?: string | null;
  billing_last_name?: string | null;
  billing_address_line_one?: string | null;
  billing_address_line_two?: string | null;
  billing_city?: string | null;
  billing_postcode?: string | null;
  browser_screen_width?: number;
  browser_screen_height?: number;
  browser_colour_depth?: number;
  browser_timezone_offset?: number;
  browser_language?: string;
  challenge_window_size?: BrowserDetails['challengeWindowSize'];
  card_identifier?: string | null;
  save_card?: boolean;
  is_saved_card?: boolean;
  saved_card_id?: string | null;
}

export interface CompleteRequest extends PaymentBody {
  transaction_uuid: string;
}

export function paymentRequest(body: PaymentBody): PaymentRequest {
  return {
    source: body.source,
    itemHash: body.item_hash ?? null,
    terms: body.terms ?? [],
    completedWaivers: body.completed_waivers ?? [],
    payments: (body.payments ?? []).map(({ tender_type, amount }) => ({ tenderType: tender_type, amount })),
    attemptId: body.attempt_id ?? null,
  };
}

/** The billing details; null when none were sent, because not every form has them. */
export function billingDetails(body: AuthoriseRequest): BillingDetails | null {
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

/** `PreparedPayment` of the API document. */
export function wirePreparation({ savedCard, ...preparation }: Preparation) {
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
const WIRE_STATUS = {
  pending: 'pending',
  processing: 'pending',
  authorised: 'authorised',
  sca_required: 'sca_required',
  completed: 'authorised',
  failed: 'failed',
  cancelled: 'failed',
} as const satisfies Record<TransactionStatus, string>;

/** `AuthorisedPayment` of the API document. */
export function wireAuthorisation(authorisation: Authorisation) {
  return {
    transaction_uuid: authorisation.transactionUuid,
    transaction_status: WIRE_STATUS[authorisation.transactionStatus],
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

/** `CompletedPayment` of the API document. */
export function wireCompletion({ completeOrderId, status }: Completion) {
  return { complete_order_id: completeOrderId, status };
}
