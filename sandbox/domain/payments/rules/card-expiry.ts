/** For how many days an expired card is still shown, so that the customer knows why it cannot be used. */
const RECENTLY_EXPIRED_DAYS = 90;
const MS_PER_DAY = 86_400_000;

export type CardExpiry = 'good' | 'recently-expired' | 'expired';

/** The state of a card by its expiry date (MM/YY): a card is valid until the last day of its month. */
export function parseCardExpiry(expiryDate: string, now: Date): CardExpiry {
  const [month = '', year = ''] = expiryDate.split('/');
  const expiryMs = Date.UTC(2000 + Number(year), Number(month), 1);
  if (now.getTime() < expiryMs) return 'good';
  return now.getTime() < expiryMs + RECENTLY_EXPIRED_DAYS * MS_PER_DAY ? 'recently-expired' : 'expired';
}
