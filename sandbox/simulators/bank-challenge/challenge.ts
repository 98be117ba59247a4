/** A challenge, as the bank's page shows it. */
export interface BankChallenge {
  readonly id: string;
  /** Origin of the shop's page, which may frame this page and is notified of the response. */
  readonly notifyOrigin: string;
  /** Origin of the provider's page that frames this one, which is notified instead of the shop's. */
  readonly holderOrigin?: string | null;
  /** The return address, if this page uses the whole window. */
  readonly returnUrl?: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly last4: string;
  readonly outcome: 'open' | 'completed' | 'failed' | 'cancelled';
}
