import type { DataFieldSection } from '@/shared/api';
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

/** The address among the answers of the customer's data fields; null when they hold no part of it. */
export function readHomeAddress(sections: readonly DataFieldSection[]): HomeAddress | null {
  const fields = sections.flatMap(({ sectionFields }) => sectionFields);
  const answerOf = (token: string): string => {
    const field = fields.find(({ name, htmlAttributes }) => {
      // A token may stand behind others: "billing address-line1".
      const tokens = htmlAttributes.autocomplete ?? autocompleteToken(name) ?? '';
      return String(tokens).split(' ').at(-1) === token;
    });
    return typeof field?.answer === 'string' ? field.answer.trim() : '';
  };
  const address = {
    lineOne: answerOf(PARTS.lineOne),
    lineTwo: answerOf(PARTS.lineTwo),
    city: answerOf(PARTS.city),
    postcode: answerOf(PARTS.postcode),
  };
  return Object.values(address).some((part) => part !== '') ? address : null;
}
