export interface SimulatorContext {
  /** The clock, in ms; a test gives its own. */
  readonly now: () => number;
  /** A new random id with the given prefix. */
  readonly newId: (prefix: string) => string;
}

export interface ConfirmRequest {
  readonly id: string;
  readonly clientSecret: string;
  readonly methodId: string;
  /** The page that the bank's challenge reports to. */
  readonly notifyOrigin: string;
  /** The provider's own page that holds the bank's. */
  readonly holderOrigin?: string | null;
  /** The security code of a card that is kept, typed again. */
  readonly cvcToken?: string | null;
  /** The page that a customer comes back to who was sent away. */
  readonly returnUrl?: string | null;
  /** The customer keeps the card (`setup_future_usage`). */
  readonly isKept?: boolean;
}
