/** Marks that nobody sees and that come along with copied text. Joiners are not among them: emoji and several scripts are written with them. */
const MARKS =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/g;

/** What stands for a sign of ASCII, before and after compatibility forms are folded. */
const QUOTES: readonly [RegExp, string][] = [
  [/[\u0060\u00B4\u02BC\u2018-\u201B\u2032]/g, "'"],
  [/[\u00AB\u00BB\u201C-\u201F\u2033]/g, '"'],
];
const SIGNS: readonly [RegExp, string][] = [
  [/[\p{Pd}\u02D7\u2043\u2212]/gu, '-'],
  [/[\u2044\u2215]/g, '/'],
  [/[\u066B\u3002]/g, '.'],
  [/[\u060C\u066C\u3001]/g, ','],
];

/** The text without invisible marks. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** Names and other words: every letter stays as it is, invisible marks go, spaces are ordinary and single. */
export function tidyWords(typed: string): string {
  return withoutMarks(typed)
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .normalize('NFC')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
}

/** Numbers and codes: digits of any script, dashes, slashes, quotes and spaces as ASCII, invisible marks gone. */
export function plainTyped(typed: string): string {
  const folded = replaced(typed, QUOTES)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
  return replaced(folded.replace(/\p{Nd}/gu, asciiDigit), SIGNS)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The letters O, I and l as the digits that they were typed for, where nothing but digits can stand. */
export function lettersAsDigits(plain: string): string {
  return plain.replace(/o/gi, '0').replace(/[il|]/gi, '1');
}

/** A number that is written with separators, such as a sort code, without them. What is no digit in it stays. */
export function digitsOf(typed: string): string {
  return lettersAsDigits(plainTyped(typed)).replace(/[\s\-./,:'"()[\]]/g, '');
}

/** A text without the quotes and brackets around it, and without the stop or comma of a sentence behind it. */
export function unwrapped(plain: string): string {
  const inner = plain.replace(/^["'([<\s]+(?=\S)|[.,;:!\s]+$/g, '').replace(/["')\]>.,;:\s]+$/, '');
  return inner === '' ? plain : inner;
}

function replaced(text: string, pairs: readonly [RegExp, string][]): string {
  return pairs.reduce((all, [sign, ascii]) => all.replace(sign, ascii), text);
}

/** Unicode has the ten digits of a script in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
