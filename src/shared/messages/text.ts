import { checkout } from './catalogue/checkout';
import { checkoutScreens } from './catalogue/checkout-screens';
import { costs } from './catalogue/costs';
import { forms } from './catalogue/forms';
import { joining } from './catalogue/joining';
import { joiningScreens } from './catalogue/joining-screens';
import { payments } from './catalogue/payments';
import { requests } from './catalogue/requests';
import { system } from './catalogue/system';
import type { Entry } from './entry';

/** Every text of the product under a dotted key, the specification's verbatim. */
export const messages = {
  ...requests,
  ...system,
  ...joining,
  ...joiningScreens,
  ...checkout,
  ...checkoutScreens,
  ...costs,
  ...payments,
  ...forms,
} as const;

export type MessageKey = keyof typeof messages;

/** Values for the {placeholders} of a text. */
export type MessageValues = Record<string, string | number>;

function fill(template: string, values: MessageValues): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The text of a key with its placeholders filled: `text('checkout.pay', { amount: '£12.50' })`. */
export function text(key: MessageKey, values: MessageValues = {}): string {
  const entry: Entry = messages[key];
  return fill(typeof entry === 'string' ? entry : entry.text, values);
}

/** The text of a key, or the server's own message where the catalogue says that the server's wins. */
export function textOrServers(key: MessageKey, serverMessage: string | null | undefined): string {
  const entry: Entry = messages[key];
  return typeof entry !== 'string' && serverMessage ? serverMessage : text(key);
}
