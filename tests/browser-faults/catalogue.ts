import { allTexts } from '../fixtures/all-texts.ts';
import { SAYS } from './faults.ts';

const texts = Object.values(await allTexts());
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

/** A line that a customer may read: the catalogue's, or what a refusing operator says. */
export const isOfCatalogue = (line: string): boolean => patterns.some((pattern) => pattern.test(line));
