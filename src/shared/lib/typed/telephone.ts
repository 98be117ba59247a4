import { lettersAsDigits, plainTyped } from './plain.ts';

const FEWEST_DIGITS = 7;
/** An international number of 15 digits, with its prefix and the zero that is left out abroad. */
const MOST_DIGITS = 18;

const EXTENSION = /^(.*?)[\s,;/]*(?:extension|extn|ext|x|#)[\s.:]*([\doil]{1,6})$/i;

/** A telephone number with spaces, hyphens and brackets alone, and its extension; null when it is none. */
export function readTelephone(typed: string): string | null {
  const plain = plainTyped(typed)
    .replace(/^tel(?:ephone)?[\s.:]*/i, '')
    .replace(/[.,;"'\s]+$/, '');
  const [, main = plain, extension = ''] = EXTENSION.exec(plain) ?? [];
  const number = lettersAsDigits(main.replace(/^["']+/, ''))
    .replace(/[./,]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  const digits = number.replace(/\D/g, '').length;
  if (!/^\+? ?[\d ()-]+$/.test(number) || digits < FEWEST_DIGITS || digits > MOST_DIGITS) return null;
  const bare = number.replace(/^\+ /, '+');
  return extension === '' ? bare : `${bare} ext ${lettersAsDigits(extension)}`;
}

export function tidyTelephone(typed: string): string {
  return readTelephone(typed) ?? typed;
}
