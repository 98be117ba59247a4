const GROUP_SIZE = 3;

/**
 * Formats a code in groups of three for reading aloud and typing; the last group has four digits rather than leave one
 * over: "900 000 1234".
 */
export function groupDigits(code: string): string {
  const characters = [...code];
  const isLast = (index: number) => index === characters.length - 1;
  return characters
    .map((character, index) =>
      index > 0 && index % GROUP_SIZE === 0 && !isLast(index) ? ` ${character}` : character,
    )
    .join('');
}
