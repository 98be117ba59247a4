import { parse } from 'postcode';

/** A real postcode (once of Girobank) that fits none of the patterns; Spec, joining §5 names it. */
const GIRO = /^gir\s*0aa$/i;

/** The postcode as "AA9 9AA" from any case and spacing, or null when it is not a UK postcode. Spec, joining §5. */
export function readPostcode(typed: string): string | null {
  const tidy = typed.trim();
  if (GIRO.test(tidy)) return 'GIR 0AA';
  const parsed = parse(tidy);
  return parsed.valid ? parsed.postcode : null;
}

/** True for a full UK postcode in any case and spacing, GIR 0AA included. Spec, joining §5. */
export function isPostcode(typed: string): boolean {
  return readPostcode(typed) !== null;
}

/** What the field shows when it is left: the tidy postcode, or what was typed when it is not one. */
export function tidyPostcode(typed: string): string {
  return readPostcode(typed) ?? typed;
}
