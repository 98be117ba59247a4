export interface SimulatorContext {
  /** The clock, in ms; a test provides its own. */
  readonly now: () => number;
  /** A new random id with the given prefix. */
  readonly newId: (prefix: string) => string;
}

export interface ConfirmRequest {
  readonly id: string;
  readonly clientSecret: string;
  readonly methodId: string;
  /** Origin of the page that the bank's challenge notifies. */
  readonly notifyOrigin: string;
  /** Origin of the provider's page that frames the bank's. */
  readonly holderOrigin?: string | null;
  /** Token of a saved card's retyped security code. */
  readonly cvcToken?: string | null;
  /** The return address after a redirect. */
  readonly returnUrl?: string | null;
  /** Whether the customer saves the card (`setup_future_usage`). */
  readonly isKept?: boolean;
}
