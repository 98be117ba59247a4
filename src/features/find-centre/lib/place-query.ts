/** Matches text that may be a postcode; shorter texts, and those without a digit, are towns and districts. */
const MAY_BE_POSTCODE = /^(?=.*\p{Nd}).{5,}$/u;
/** Matches characters that no place name has, and a full stop or comma at the end. */
const HAS_SIGNS = /[([!*"“”]|[.,]$/;

/** The place to look up for a typed text: a postcode with typing errors corrected, or the text without stray punctuation. */
export async function toPlaceQuery(term: string): Promise<string> {
  if (!MAY_BE_POSTCODE.test(term) && !HAS_SIGNS.test(term)) return term;
  try {
    const { readPlaceQuery: readPlace } = await import('./typed-postcode');
    return readPlace(term);
  } catch {
    return term;
  }
}
