/** For how many days an expired card is still shown, so that the customer knows why it cannot be used. */
const RECENTLY_EXPIRED_DAYS = 90;
const DAY_MS = 86_400_000;

export type CardExpiry = 'good' | 'recently-expired' | 'expired';

/** The state of a card by its expiry date (MM/YY): a card is valid until the last day of its month. */
export function parseCardExpiry(expiryDate: string, now: Date): CardExpiry {
  const [month = '', year = ''] = expiryDate.split('/');
  const end = Date.UTC(2000 + Number(year), Number(month), 1);
  if (now.getTime() < end) return 'good';
  return now.getTime() < end + RECENTLY_EXPIRED_DAYS * DAY_MS ? 'recently-expired' : 'expired';
}
