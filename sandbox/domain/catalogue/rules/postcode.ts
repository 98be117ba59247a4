import { parse } from 'postcode';
import { readDistrict, readPostcode } from '../../../../src/shared/lib/typed/postcode.ts';

/** A UK postcode as "AA9 9AA"; null when it is invalid. */
export function normalisePostcode(text: string): string | null {
  return readPostcode(text);
}

/** A postcode's area, its leading letters ("M"); null if the postcode is invalid. */
export function parsePostcodeArea(text: string): string | null {
  return parsePostcodePart(text, 'area');
}

/** A postcode's district, its first half ("M1"); null if the postcode is invalid. */
export function parseOutcode(text: string): string | null {
  return parsePostcodePart(text, 'outcode');
}

/** Parses a text that is only a district ("M1", "SW1A"); null if it is anything else. */
export function parseDistrict(text: string): string | null {
  return readDistrict(text);
}

/** Whether a text is only a district ("M1", "SW1A"). */
export function isOutcode(text: string): boolean {
  return parseDistrict(text) !== null;
}

function parsePostcodePart(text: string, part: 'area' | 'outcode'): string | null {
  const postcode = parse(readPostcode(text) ?? '');
  return postcode.valid ? postcode[part] : null;
}
