/** The name that was probably meant: equal apart from case and punctuation, or at most two letters off; null if none is close. */
export function findNearestName(unknownName: string, names: readonly string[]): string | null {
  const [nearest] = names
    .map((name) => ({ name, distance: calculateDistance(simplifyName(unknownName), simplifyName(name)) }))
    .sort((first, second) => first.distance - second.distance);
  if (!nearest) return null;
  return nearest.distance <= Math.min(2, Math.floor(simplifyName(nearest.name).length / 3))
    ? nearest.name
    : null;
}

const simplifyName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The number of letters to insert, delete or replace (Levenshtein distance). */
function calculateDistance(first: string, second: string): number {
  let distances = Array.from({ length: second.length + 1 }, (_, secondIndex) => secondIndex);
  for (const [firstIndex, letter] of [...first].entries()) {
    const nextDistances = [firstIndex + 1];
    for (const [index, otherLetter] of [...second].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [
        nextDistances[index],
        distances[index + 1],
        distances[index],
      ];
      nextDistances.push(Math.min(left + 1, above + 1, diagonal + (letter === otherLetter ? 0 : 1)));
    }
    distances = nextDistances;
  }
  return distances[second.length] ?? 0;
}
