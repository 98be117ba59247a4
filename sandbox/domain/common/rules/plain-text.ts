const CONTROLS_PATTERN = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
const BIDI_MARKS_PATTERN = /\p{Bidi_Control}/u;
const LINE_BREAKS_PATTERN = /[\t\n\r\u2028\u2029]/u;

/** Whether a text contains control characters or lone surrogates: nobody types them, and a database cannot store some of them. */
export function hasControlCharacters(text: string): boolean {
  return CONTROLS_PATTERN.test(text);
}

/** A text without line breaks and other control characters. */
export function toOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Whether a text hides anything that misleads its readers: controls, lone surrogates or bidirectional marks. */
export function hasHiddenCharacters(text: string): boolean {
  return hasControlCharacters(text) || BIDI_MARKS_PATTERN.test(text);
}

/** Whether a text has no line break. */
export function isOneLine(text: string): boolean {
  return !LINE_BREAKS_PATTERN.test(text);
}
