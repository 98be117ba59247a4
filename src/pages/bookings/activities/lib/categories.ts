import type { Activity } from '@/shared/api';
import { compareText } from '@/shared/lib';

interface Category {
  readonly id: string;
  readonly name: string;
  readonly activities: readonly Activity[];
}

/** Folds case and accents, so that they make no difference to the search. */
const foldText = (content: string): string =>
  content
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .trim();

/** The activities whose name or category contains all words of the term, sorted by category and name. */
export function groupByCategory(activities: readonly Activity[], term: string): readonly Category[] {
  const terms = foldText(term).split(/\s+/);
  const matches = activities.filter(({ name, categoryName }) => {
    const names = foldText(`${name} ${categoryName}`);
    return terms.every((word) => names.includes(word));
  });
  const categories = new Map(matches.map(({ categoryId, categoryName }) => [categoryId, categoryName]));
  return [...categories]
    .map(([id, name]) => ({
      id,
      name,
      activities: matches
        .filter(({ categoryId }) => categoryId === id)
        .sort((first, second) => compareText(first.name, second.name)),
    }))
    .sort((first, second) => compareText(first.name, second.name));
}
