import { parse } from 'postcode';

// Girobank's postcode is valid by the specification (joining §5), although it matches no pattern.
const GIROBANK = 'GIR 0AA';

/** A UK postcode as "AA9 9AA"; null when it is invalid. */
export function normalisePostcode(text: string): string | null {
  if (/^gir\s*0aa$/i.test(text.trim())) return GIROBANK;
  const parsed = parse(text.trim());
  return parsed.valid ? parsed.postcode : null;
}

/** A postcode's area: its leading letters ("M"). */
export function postcodeArea(text: string): string | null {
  const parsed = parse(text.trim());
  return parsed.valid ? parsed.area : null;
}

/** A postcode's district: its first half ("M1"). */
export function outcodeOf(text: string): string | null {
  const parsed = parse(text.trim());
  return parsed.valid ? parsed.outcode : null;
}

/** Whether a text is only a district ("M1", "SW1A"). */
export function isOutcode(text: string): boolean {
  return /^[A-Z]{1,2}\d[A-Z\d]?$/i.test(text.trim());
}
