const GROUP = 3;

/**
 * Formats a code in groups of three for reading aloud and typing; the last group has four digits rather than leave one
 * over: "900 000 1234".
 */
export function groupDigits(code: string): string {
  const characters = [...code];
  const isLast = (at: number) => at === characters.length - 1;
  return characters
    .map((character, at) => (at > 0 && at % GROUP === 0 && !isLast(at) ? ` ${character}` : character))
    .join('');
}
