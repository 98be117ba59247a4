const FIRST_HEADING = /^\s*<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/i;

const normaliseText = (headingText: string) =>
  headingText
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Removes the first heading from the HTML of terms if it repeats their title, which is already shown above them. */
export function removeRepeatedTitle(html: string, title: string): string {
  return html.replace(FIRST_HEADING, (heading: string, _level: string, headingText: string) =>
    normaliseText(headingText) === normaliseText(title) ? '' : heading,
  );
}
