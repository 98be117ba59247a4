/** What a search at the desk means. */
export interface CustomerSearch {
  /** As the card or the receipt has it, in capitals. */
  readonly code: string;
  /** The beginning of an e-mail address, in lower case; null when it is none. */
  readonly email: string | null;
  /** Digits of a telephone number, without the country's code or the first 0; null when it is none. */
  readonly phone: string | null;
  /** Words of a name or parts of a postcode, all of which must match. */
  readonly words: readonly string[];
}

const FEWEST_DIGITS = 4;

/** Reads what staff have typed or scanned. */
export function readCustomerSearch(typed: string): CustomerSearch {
  const text = typed.trim().replaceAll(/\s+/g, ' ').replaceAll(/[‘’]/g, "'");
  const isEmail = text.includes('@');
  const digits = /^[+\d\s()./-]+$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^(?:0044|44|0)/, '') : '';
  return {
    code: text.toUpperCase(),
    email: isEmail ? text.toLowerCase() : null,
    phone: digits.length >= FEWEST_DIGITS ? digits : null,
    words: isEmail ? [] : text.split(' '),
  };
}
