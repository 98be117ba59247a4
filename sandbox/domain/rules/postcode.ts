import { parse } from 'postcode';

// Girobank's own: valid by the specification (joining §5), though it fits no pattern.
const GIROBANK = 'GIR 0AA';

/** A UK postcode as "AA9 9AA"; null when it cannot be one. */
export function normalisePostcode(text: string): string | null {
  if (/^gir\s*0aa$/i.test(text.trim())) return GIROBANK;
  const parsed = parse(text.trim());
  return parsed.valid ? parsed.postcode : null;
}

/** The letters a postcode begins with ("M"), which name its area. */
export function postcodeArea(text: string): string | null {
  const parsed = parse(text.trim());
  return parsed.valid ? parsed.area : null;
}

/** The first half of a postcode ("M1"), which names its district. */
export function outcodeOf(text: string): string | null {
  const parsed = parse(text.trim());
  return parsed.valid ? parsed.outcode : null;
}

/** Whether a text looks like a district alone ("M1", "SW1A"). */
export function isOutcode(text: string): boolean {
  return /^[A-Z]{1,2}\d[A-Z\d]?$/i.test(text.trim());
}
