import type { Entry } from './entry';
import { messages } from './messages';

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
