import { buildGatewayFailure, type LoadScript } from '../gateway';
import { text } from './texts';

/** Ryft's own script: version 2 of its embedded SDK. */
export const RYFT_SCRIPT = 'https://embedded.ryftpay.com/v2/ryft.min.js';

/** An address with Ryft's field names. */
export type RyftAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly lineOne: string;
  readonly lineTwo?: string;
  readonly city: string;
  readonly country: string;
  readonly postalCode: string;
};

/**
 * What the bank requires before it decides: to identify the browser (`Identify`), or that the customer visits an address
 * (`Redirect`).
 */
export type RyftAction = { readonly type: string; readonly url?: string };

/** The fields that we read of a payment session; `status` may have unknown values. */
export type RyftSession = {
  readonly status: string;
  readonly lastError?: string | null;
  readonly requiredAction?: RyftAction | null;
};

/** The fields that we read of the script's events; `paymentMethod` is a stored card, null if another is typed. */
export type RyftEvent = { readonly isValid?: boolean; readonly paymentMethod?: unknown };

export type RyftSdk = {
  readonly init: (options: {
    publicKey: string;
    clientSecret: string;
    accountId?: string;
    style?: {
      borderRadius: number;
      borderColor: string;
      backgroundColor: string;
      padding: number;
      color: string;
      focusColor: string;
    };
    /** Makes the session report required actions instead of the script showing them. */
    manuallyHandleActions: boolean;
    /** `rawJson`: the complete response of Ryft's API to the server's request for the customer's payment methods. */
    customerPaymentMethods: { allowStorage: boolean; rawJson?: string };
  }) => void;
  readonly addEventHandler: (name: string, handler: (event: RyftEvent) => void) => void;
  readonly attemptPayment: (options: {
    clientSecret: string;
    billingAddress?: RyftAddress;
  }) => Promise<RyftSession>;
  /** Performs an action that the bank requires, if it is invisible. */
  readonly handleRequiredAction: (
    action: RyftAction,
    publicKey: string,
    clientSecret: string,
  ) => Promise<RyftSession>;
  readonly getUserFacingErrorMessage: (lastError: string) => string;
};

declare global {
  interface Window {
    Ryft?: RyftSdk;
  }
}

/** Loads the script, once per page. Rejects with 'Ryft SDK failed to load' (Requirement P4.9). */
export async function loadSdk(url: string, loadScript: LoadScript, signal: AbortSignal): Promise<RyftSdk> {
  // For the customer, a script that does not load and one without its functions are the same.
  if (!window.Ryft) await loadScript(url, signal).catch(() => {});
  if (!window.Ryft) throw buildGatewayFailure(text('payment.ryftSdkFailed'));
  signal.throwIfAborted();
  return window.Ryft;
}
