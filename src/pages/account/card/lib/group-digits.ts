const GROUP = 4;

/** A code in groups of four, to be read out and typed: "9000 0012 34". */
export function groupDigits(code: string): string {
  return [...code]
    .map((character, at) => (at > 0 && at % GROUP === 0 ? ` ${character}` : character))
    .join('');
}
