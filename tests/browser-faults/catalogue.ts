import { messages } from '../../src/shared/messages/messages.ts';
import { SAYS } from './faults.ts';

const texts = Object.values(messages).map((entry) => (typeof entry === 'string' ? entry : entry.text));
const patterns = [...texts, ...SAYS].map(
  (words) =>
    new RegExp(
      `^${words
        .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
        .replace(/\{\w+\}/g, '.+')
        .replace(/\s+/g, '\\s+')}$`,
      'u',
    ),
);

/** The catalogue's own words for a key, which has no places to fill. */
export function textOf(key: keyof typeof messages): string {
  const entry = messages[key];
  return typeof entry === 'string' ? entry : entry.text;
}

/** A line that a customer may read: the catalogue's, or what a refusing operator says. */
export const isOfCatalogue = (line: string): boolean => patterns.some((pattern) => pattern.test(line));
