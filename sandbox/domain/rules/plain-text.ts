const CONTROLS = /[^\P{Cc}\t\n\r]|\p{Bidi_Control}|\p{Cs}/u;
const LINE_BREAKS = /[\t\n\r\u2028\u2029]/u;

/**
 * Whether a text contains control characters, bidirectional marks or lone surrogates: they mislead readers, and a database
 * cannot store some of them.
 */
export function hasHiddenCharacters(text: string): boolean {
  return CONTROLS.test(text);
}

/** A text without line breaks and other control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Whether a text has no line break. */
export function isOneLine(text: string): boolean {
  return !LINE_BREAKS.test(text);
}
