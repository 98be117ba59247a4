import type { KnownAnswer } from '@/shared/api';
import { autocompleteToken } from '@/shared/lib';

/** Where a customer lives, as the operator knows it; '' for a part that it does not know. */
export type HomeAddress = {
  readonly lineOne: string;
  readonly lineTwo: string;
  readonly city: string;
  readonly postcode: string;
};

/** The parts by their autocomplete tokens: operators name their fields as they like. */
const PARTS = {
  lineOne: 'address-line1',
  lineTwo: 'address-line2',
  city: 'address-level2',
  postcode: 'postal-code',
} as const satisfies Record<keyof HomeAddress, string>;

/** The address among what the operator knows of a customer; null when that holds no part of it. */
export function readHomeAddress(answers: readonly KnownAnswer[]): HomeAddress | null {
  const answerOf = (token: string): string => {
    const known = answers.find(({ name, autocomplete }) => {
      // A token may stand behind others: "billing address-line1".
      const tokens = autocomplete || (autocompleteToken(name) ?? '');
      return tokens.split(' ').at(-1) === token;
    });
    return known?.answer.trim() ?? '';
  };
  const address = {
    lineOne: answerOf(PARTS.lineOne),
    lineTwo: answerOf(PARTS.lineTwo),
    city: answerOf(PARTS.city),
    postcode: answerOf(PARTS.postcode),
  };
  return Object.values(address).some((part) => part !== '') ? address : null;
}
