import type { KnownAnswer } from '@/shared/api';
import { findAutocompleteToken } from '@/shared/lib';

/** The customer's home address from the operator's records; '' for each missing part. */
export type HomeAddress = {
  readonly lineOne: string;
  readonly lineTwo: string;
  readonly city: string;
  readonly postcode: string;
};

/** The autocomplete tokens of each part: operators name their fields as they like. */
const TOKEN_BY_PART = {
  lineOne: 'address-line1',
  lineTwo: 'address-line2',
  city: 'address-level2',
  postcode: 'postal-code',
} as const satisfies Record<keyof HomeAddress, string>;

/** Finds the address among the customer's known answers; null if they contain no part of it. */
export function readHomeAddress(answers: readonly KnownAnswer[]): HomeAddress | null {
  const findAnswer = (token: string): string => {
    const addressAnswer = answers.find(({ name, autocomplete }) => {
      // Other tokens may come first: "billing address-line1".
      const tokens = autocomplete || (findAutocompleteToken(name) ?? '');
      return tokens.split(' ').at(-1) === token;
    });
    return addressAnswer?.answer.trim() ?? '';
  };
  const address = {
    lineOne: findAnswer(TOKEN_BY_PART.lineOne),
    lineTwo: findAnswer(TOKEN_BY_PART.lineTwo),
    city: findAnswer(TOKEN_BY_PART.city),
    postcode: findAnswer(TOKEN_BY_PART.postcode),
  };
  return Object.values(address).some((part) => part !== '') ? address : null;
}
