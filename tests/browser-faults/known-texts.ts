import { readAllTexts } from '../fixtures/all-texts.ts';
import { FAULT_TEXTS } from './faults.ts';

const productTexts = Object.values(await readAllTexts());
const knownPatterns = [...productTexts, ...FAULT_TEXTS].map(
  (text) =>
    new RegExp(
      `^${text
        .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
        .replace(/\{\w+\}/g, '.+')
        .replace(/\s+/g, '\\s+')}$`,
      'u',
    ),
);

/** Whether a line is a text of the product or of an operator's refusal. */
export const isKnownText = (line: string): boolean => knownPatterns.some((pattern) => pattern.test(line));
