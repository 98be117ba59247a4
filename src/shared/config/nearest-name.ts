/** The name that was probably meant: equal apart from case and punctuation, or at most two letters off; null if none is close. */
export function findNearestName(written: string, names: readonly string[]): string | null {
  const [nearest] = names
    .map((name) => ({ name, distance: distance(bare(written), bare(name)) }))
    .sort((one, other) => one.distance - other.distance);
  if (!nearest) return null;
  return nearest.distance <= Math.min(2, Math.floor(bare(nearest.name).length / 3)) ? nearest.name : null;
}

const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The number of letters to insert, delete or replace (Levenshtein distance). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, otherLetter] of [...other].entries()) {
      const [left = 0, above = 0, before = 0] = [next[at], row[at + 1], row[at]];
      next.push(Math.min(left + 1, above + 1, before + (letter === otherLetter ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
