/** With five letters and a digit it may be a postcode; shorter texts, and those without a digit, are towns and districts. */
const MAY_BE_POSTCODE = /^(?=.*\p{Nd}).{5,}$/u;
/** Signs that no name of a place has, and a stop or comma behind it. */
const HAS_SIGNS = /[([!*"“”]|[.,]$/;

/** What is sent to the place search for a typed text: a postcode with its slips corrected, the words of a name, else the text. */
export async function toPlaceQuery(term: string): Promise<string> {
  if (!MAY_BE_POSTCODE.test(term) && !HAS_SIGNS.test(term)) return term;
  try {
    const { readPlace } = await import('./typed-postcode');
    return readPlace(term);
  } catch {
    return term;
  }
}
