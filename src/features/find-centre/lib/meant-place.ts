/** Shorter texts, and those without a digit, are towns and districts. */
const MAY_BE_POSTCODE = /^(?=.*\p{Nd}).{5,}$/u;

/** The place that is looked up for a text: a postcode as it was meant, else the text. */
export async function meantPlace(term: string): Promise<string> {
  if (!MAY_BE_POSTCODE.test(term)) return term;
  try {
    const { readPostcode } = await import('./typed-postcode');
    return readPostcode(term) ?? term;
  } catch {
    return term;
  }
}
