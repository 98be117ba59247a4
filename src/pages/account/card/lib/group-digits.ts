const GROUP = 3;

/** A code in groups of three, to be read out and typed; the last has four where one would be left over: "900 000 1234". */
export function groupDigits(code: string): string {
  const characters = [...code];
  const isLast = (at: number) => at === characters.length - 1;
  return characters
    .map((character, at) => (at > 0 && at % GROUP === 0 && !isLast(at) ? ` ${character}` : character))
    .join('');
}
