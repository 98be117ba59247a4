import { gatewayFailure, type LoadScript } from '../gateway';
import { text } from './texts';

/** Ryft's own script, version 2 of its embedded SDK. */
export const RYFT_SCRIPT = 'https://embedded.ryftpay.com/v2/ryft.min.js';

/** The address as Ryft names its lines. */
export type RyftAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly lineOne: string;
  readonly lineTwo?: string;
  readonly city: string;
  readonly country: string;
  readonly postalCode: string;
};

/** What the bank wants before it decides: to know the browser (`Identify`), or to be visited at an address (`Redirect`). */
export type RyftAction = { readonly type: string; readonly url?: string };

/** The part of a payment session that is read; `status` may be unknown to us. */
export type RyftSession = {
  readonly status: string;
  readonly lastError?: string | null;
  readonly requiredAction?: RyftAction | null;
};

/** What is read of the script's events; `paymentMethod` is a card that is kept, null when another is typed. */
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
    /** The session reports what the bank wants, and the script does not show it. */
    manuallyHandleActions: boolean;
    /** `rawJson`: the whole answer of Ryft's API to the server that asks for the customer's payment methods. */
    customerPaymentMethods: { allowStorage: boolean; rawJson?: string };
  }) => void;
  readonly addEventHandler: (name: string, handler: (event: RyftEvent) => void) => void;
  readonly attemptPayment: (options: {
    clientSecret: string;
    billingAddress?: RyftAddress;
  }) => Promise<RyftSession>;
  /** Does what the bank wants, when nothing of it is seen. */
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

/** Loads the script, once for a page. Rejects with 'Ryft SDK failed to load' (Requirement P4.9). */
export async function loadSdk(url: string, loadScript: LoadScript, signal: AbortSignal): Promise<RyftSdk> {
  // A script that does not come and one that brings nothing are the same to the customer.
  if (!window.Ryft) await loadScript(url, signal).catch(() => {});
  if (!window.Ryft) throw gatewayFailure(text('payment.ryftSdkFailed'));
  signal.throwIfAborted();
  return window.Ryft;
}
