import { parse } from 'postcode';

/** A non-standard postcode (Girobank). Spec, joining §5 names it. */
const GIRO = /^gir\s*0aa$/i;

/** Formats a UK postcode as "AA9 9AA"; null when it is not one. Spec, joining §5. */
export function readPostcode(typed: string): string | null {
  const tidy = typed.trim();
  if (GIRO.test(tidy)) return 'GIR 0AA';
  const parsed = parse(tidy);
  return parsed.valid ? parsed.postcode : null;
}

/** True for a full UK postcode, GIR 0AA included. Spec, joining §5. */
export function isPostcode(typed: string): boolean {
  return readPostcode(typed) !== null;
}

/** The formatted postcode, or the text as typed when it is not one. */
export function tidyPostcode(typed: string): string {
  return readPostcode(typed) ?? typed;
}
