import type { PreparedPayment } from '@/shared/api';
import { buildGatewayFailure, type LoadScript } from '../gateway';
import { text } from './texts';

/** The functions of sagepay.js. Its results are validated, because they come from another program. */
export type DropIn = {
  /** Binds the fields to the form around them. */
  readonly form: () => void;
  readonly tokenise: (options?: { newMerchantSessionKey: string }) => void;
  readonly destroy: () => void;
};

type DropInOptions = {
  readonly merchantSessionKey: string;
  readonly containerSelector: string;
  readonly onTokenise: (result: unknown) => void;
};

/** The card as our own form sends it: digits only, the expiry date as MMYY. */
export type CardDetails = {
  readonly cardholderName: string;
  readonly cardNumber: string;
  readonly expiryDate: string;
  readonly securityCode: string;
};

export type OwnForm = {
  readonly tokeniseCardDetails: (options: {
    cardDetails: CardDetails;
    onTokenised: (result: unknown) => void;
  }) => void;
  readonly activateReusableCardIdentifier: (options: {
    reusableCardIdentifier: string;
    securityCode: string;
    onActivated: (result: unknown) => void;
  }) => void;
};

/** The functions that sagepay.js adds to the page. */
export type Sdk = {
  readonly sagepayCheckout: (options: DropInOptions) => DropIn;
  readonly sagepayOwnForm: (options: { merchantSessionKey: string }) => OwnForm;
};

declare global {
  interface Window {
    sagepayCheckout?: Sdk['sagepayCheckout'];
    sagepayOwnForm?: Sdk['sagepayOwnForm'];
  }
}

/** The script's path below the address that the server gives (Requirement P2.7). */
const SCRIPT_PATH = '/api/v1/js/sagepay.js';

type ScriptConfiguration = Pick<
  PreparedPayment['paymentProviderConfiguration'],
  'configurationUrl' | 'address'
>;

/**
 * The script's address below the configuration URL, otherwise the configuration's address (Requirement P2.7); null
 * without either.
 */
export function findScriptUrl({ configurationUrl, address }: ScriptConfiguration): string | null {
  const base = configurationUrl || address;
  return base ? base.replace(/\/+$/, '') + SCRIPT_PATH : null;
}

/** Loads sagepay.js, once per page. Rejects with a text for the customer if it cannot be loaded. */
export async function loadSdk(url: string, loadScript: LoadScript, signal: AbortSignal): Promise<Sdk> {
  // For the customer, a script that does not load and one without its functions are the same.
  if (findLoadedSdk() === null) await loadScript(url, signal).catch(() => {});
  const sdk = findLoadedSdk();
  if (sdk === null) throw buildGatewayFailure(text('opayo.notLoaded'));
  return sdk;
}

function findLoadedSdk(): Sdk | null {
  const { sagepayCheckout, sagepayOwnForm } = window;
  return sagepayCheckout && sagepayOwnForm ? { sagepayCheckout, sagepayOwnForm } : null;
}
