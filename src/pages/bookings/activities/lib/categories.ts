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

/** The activities whose name or category contains all words of the search term, sorted by category and name. */
export function groupByCategory(activities: readonly Activity[], searchTerm: string): readonly Category[] {
  const searchWords = foldText(searchTerm).split(/\s+/);
  const matchingActivities = activities.filter(({ name, categoryName }) => {
    const searchedText = foldText(`${name} ${categoryName}`);
    return searchWords.every((word) => searchedText.includes(word));
  });
  const categories = new Map(
    matchingActivities.map(({ categoryId, categoryName }) => [categoryId, categoryName]),
  );
  return [...categories]
    .map(([id, name]) => ({
      id,
      name,
      activities: matchingActivities
        .filter(({ categoryId }) => categoryId === id)
        .sort((first, second) => compareText(first.name, second.name)),
    }))
    .sort((first, second) => compareText(first.name, second.name));
}
