import type { Activity } from '@/shared/api';
import { compareText } from '@/shared/lib';

interface Category {
  readonly id: string;
  readonly name: string;
  readonly activities: readonly Activity[];
}

/** Folds case and accents, so that they make no difference to the search. */
const folded = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .trim();

/** The activities whose name or category contains all words of the term, sorted by category and name. */
export function groupByCategory(activities: readonly Activity[], term: string): readonly Category[] {
  const words = folded(term).split(/\s+/);
  const found = activities.filter(({ name, categoryName }) => {
    const names = folded(`${name} ${categoryName}`);
    return words.every((word) => names.includes(word));
  });
  const categories = new Map(found.map(({ categoryId, categoryName }) => [categoryId, categoryName]));
  return [...categories]
    .map(([id, name]) => ({
      id,
      name,
      activities: found
        .filter(({ categoryId }) => categoryId === id)
        .sort((one, other) => compareText(one.name, other.name)),
    }))
    .sort((one, other) => compareText(one.name, other.name));
}
