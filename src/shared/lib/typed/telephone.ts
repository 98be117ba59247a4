import { normaliseTypedText, replaceLetters } from './plain.ts';

const MIN_DIGITS = 7;
/** An international number has 15 digits, plus its prefix and the zero that is dropped abroad. */
const MAX_DIGITS = 18;

const EXTENSION = /^(.*?)[\s,;/]*(?:extension|extn|ext|x|#)[\s.:]*([\doil]{1,6})$/i;

/** Cleans up a telephone number to digits, spaces, hyphens and brackets, with its extension; null if it is invalid. */
export function readTelephone(typedText: string): string | null {
  const plainText = normaliseTypedText(typedText)
    .replace(/^tel(?:ephone)?[\s.:]*/i, '')
    .replace(/[.,;"'\s]+$/, '');
  const [, mainNumber = plainText, extension = ''] = EXTENSION.exec(plainText) ?? [];
  const number = replaceLetters(mainNumber.replace(/^["']+/, ''))
    .replace(/[./,]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  const digitCount = number.replace(/\D/g, '').length;
  if (!/^\+? ?[\d ()-]+$/.test(number) || digitCount < MIN_DIGITS || digitCount > MAX_DIGITS) return null;
  const bareNumber = number.replace(/^\+ /, '+');
  return extension === '' ? bareNumber : `${bareNumber} ext ${replaceLetters(extension)}`;
}

export function tidyTelephone(typedText: string): string {
  return readTelephone(typedText) ?? typedText;
}
