/** Invisible characters that come with copied text. Joiners are not included, because emoji and several scripts need them. */
const INVISIBLE_CHARACTERS =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/g;

/** Replacements for ASCII characters, applied before and after Unicode compatibility normalisation. */
const QUOTE_REPLACEMENTS: readonly [RegExp, string][] = [
  [/[\u0060\u00B4\u02BC\u2018-\u201B\u2032]/g, "'"],
  [/[\u00AB\u00BB\u201C-\u201F\u2033]/g, '"'],
];
const SIGN_REPLACEMENTS: readonly [RegExp, string][] = [
  [/[\p{Pd}\u02D7\u2043\u2212]/gu, '-'],
  [/[\u2044\u2215]/g, '/'],
  [/[\u066B\u3002]/g, '.'],
  [/[\u060C\u066C\u3001]/g, ','],
];

/** Removes invisible characters. */
export function removeInvisibleCharacters(text: string): string {
  return text.replace(INVISIBLE_CHARACTERS, '');
}

/**
 * Cleans up names and other words: keeps every letter, removes invisible characters, collapses spaces to single ordinary ones.
 */
export function tidyWords(typedText: string): string {
  return removeInvisibleCharacters(typedText)
    .replace(/[\uFF01-\uFF5E]/g, (wideCharacter) => String.fromCharCode(wideCharacter.charCodeAt(0) - 0xfee0))
    .normalize('NFC')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
}

/**
 * Cleans up numbers and codes: digits of any script, dashes, slashes, quotes and spaces become ASCII; invisible characters are
 * removed.
 */
export function normaliseTypedText(typedText: string): string {
  const normalisedText = replacePairs(typedText, QUOTE_REPLACEMENTS)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
  return replacePairs(normalisedText.replace(/\p{Nd}/gu, toAsciiDigit), SIGN_REPLACEMENTS)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Replaces the letters O, I and l by the digits that they stand for, in text that can only contain digits. */
export function replaceLetters(plainText: string): string {
  return plainText.replace(/o/gi, '0').replace(/[il|]/gi, '1');
}

/** Removes the separators from a number such as a sort code. Other characters stay. */
export function removeSeparators(typedText: string): string {
  return replaceLetters(normaliseTypedText(typedText)).replace(/[\s\-./,:'"()[\]]/g, '');
}

/** Removes surrounding quotes and brackets, and a trailing full stop or comma. */
export function removeWrapping(plainText: string): string {
  const innerText = plainText.replace(/^["'([<\s]+(?=\S)|[.,;:!\s]+$/g, '').replace(/["')\]>.,;:\s]+$/, '');
  return innerText === '' ? plainText : innerText;
}

function replacePairs(text: string, pairs: readonly [RegExp, string][]): string {
  return pairs.reduce((replacedText, [sign, ascii]) => replacedText.replace(sign, ascii), text);
}

/** In Unicode, the ten digits of a script are consecutive. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
