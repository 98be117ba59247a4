import { readProperty, readText } from '../../browser/values.ts';

/**
 * The cards that the form may offer.
 * @param rawJson the unchanged response to `GET /customers/{id}/payment-methods`; '' for none
 * @throws Error for any other text
 */
export function listOfferedMethods(rawJson: string, now: Date): readonly unknown[] {
  if (rawJson === '') return [];
  const items = readProperty(parsed(rawJson), 'items');
  if (!Array.isArray(items) || !items.every(isMethod))
    throw new Error(
      'Ryft.init: customerPaymentMethods.rawJson is not the list of a customer’s payment methods.',
    );
  return items.filter((method) => !isExpired(readProperty(method, 'card'), now));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a value has the properties of every listed method. */
function isMethod(value: unknown): boolean {
  const card = readProperty(value, 'card');
  const texts = [
    ...['id', 'type', 'customerId'].map((key) => readText(value, key)),
    ...['scheme', 'last4', 'expiryMonth', 'expiryYear'].map((key) => readText(card, key)),
  ];
  return !texts.includes('') && typeof readProperty(value, 'createdTimestamp') === 'number';
}

/** A card expires at the end of its month. */
function isExpired(card: unknown, now: Date): boolean {
  const [year, month] = [readText(card, 'expiryYear'), readText(card, 'expiryMonth')].map(Number);
  return Date.UTC(year ?? 0, month ?? 0, 1) <= now.getTime();
}
