const CHARACTERS_PER_GROUP = 3;

/**
 * Formats a code in groups of three for reading aloud and typing; the last group has four digits rather than leave one
 * over: "900 000 1234".
 */
export function groupDigits(code: string): string {
  const characters = [...code];
  const isLastCharacter = (index: number) => index === characters.length - 1;
  return characters
    .map((character, index) =>
      index > 0 && index % CHARACTERS_PER_GROUP === 0 && !isLastCharacter(index)
        ? ` ${character}`
        : character,
    )
    .join('');
}
