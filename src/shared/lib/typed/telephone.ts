import { replaceLetters, toPlainTyped } from './plain.ts';

const FEWEST_DIGITS = 7;
/** An international number has 15 digits, plus its prefix and the zero that is dropped abroad. */
const MOST_DIGITS = 18;

const EXTENSION = /^(.*?)[\s,;/]*(?:extension|extn|ext|x|#)[\s.:]*([\doil]{1,6})$/i;

/** Cleans up a telephone number to digits, spaces, hyphens and brackets, with its extension; null if it is invalid. */
export function readTelephone(typedText: string): string | null {
  const plainText = toPlainTyped(typedText)
    .replace(/^tel(?:ephone)?[\s.:]*/i, '')
    .replace(/[.,;"'\s]+$/, '');
  const [, main = plainText, extension = ''] = EXTENSION.exec(plainText) ?? [];
  const number = replaceLetters(main.replace(/^["']+/, ''))
    .replace(/[./,]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  const digits = number.replace(/\D/g, '').length;
  if (!/^\+? ?[\d ()-]+$/.test(number) || digits < FEWEST_DIGITS || digits > MOST_DIGITS) return null;
  const bareNumber = number.replace(/^\+ /, '+');
  return extension === '' ? bareNumber : `${bareNumber} ext ${replaceLetters(extension)}`;
}

export function tidyTelephone(typedText: string): string {
  return readTelephone(typedText) ?? typedText;
}
