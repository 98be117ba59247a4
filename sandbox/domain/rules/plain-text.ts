const CONTROLS = /[^\P{Cc}\t\n\r]|\p{Bidi_Control}|\p{Cs}/u;
const LINE_BREAKS = /[\t\n\r\u2028\u2029]/u;

/**
 * True for a text with control characters, marks that turn the direction of writing, or half a character: nobody types them,
 * they mislead a reader, and a database does not keep them.
 */
export function hasHiddenCharacters(text: string): boolean {
  return CONTROLS.test(text);
}

/** True for a text that stands on one line. */
export function isOneLine(text: string): boolean {
  return !LINE_BREAKS.test(text);
}
