/** A search at the desk, parsed. */
export interface CustomerSearch {
  /** The whole input as a card or receipt would show it, in capitals. */
  readonly code: string;
  /** The beginning of an e-mail address, in lower case; null if the input is not one. */
  readonly email: string | null;
  /** The digits of a telephone number, without the country code or the leading 0; null if the input is not one. */
  readonly phone: string | null;
  /** Words of a name or parts of a postcode, all of which must match. */
  readonly words: readonly string[];
}

const FEWEST_PHONE_DIGITS = 4;

/** Parses what staff have typed or scanned. */
export function parseCustomerSearch(searchText: string): CustomerSearch {
  const tidySearch = searchText.trim().replaceAll(/\s+/g, ' ').replaceAll(/[‘’]/g, "'");
  const isEmail = tidySearch.includes('@');
  const digits = /^[+\d\s()./-]+$/.test(tidySearch)
    ? tidySearch.replaceAll(/\D/g, '').replace(/^(?:0044|44|0)/, '')
    : '';
  return {
    code: tidySearch.toUpperCase(),
    email: isEmail ? tidySearch.toLowerCase() : null,
    phone: digits.length >= FEWEST_PHONE_DIGITS ? digits : null,
    words: isEmail ? [] : tidySearch.split(' '),
  };
}
