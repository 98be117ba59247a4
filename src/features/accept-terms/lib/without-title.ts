const FIRST_HEADING = /^\s*<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/i;

const plain = (words: string) =>
  words
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The HTML of terms without its first heading where that is their title, which stands above them already. */
export function withoutTitle(html: string, title: string): string {
  return html.replace(FIRST_HEADING, (heading: string, _level: string, words: string) =>
    plain(words) === plain(title) ? '' : heading,
  );
}
