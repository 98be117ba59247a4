const folded = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

interface Search<Item> {
  readonly term: string;
  readonly limit: number;
  readonly getName: (item: Item) => string;
  readonly isChosen: (item: Item) => boolean;
}

/** The people whose names contain the term, up to the limit, and everybody who is chosen, in list order. */
export function searchByName<Item>(items: readonly Item[], { term, limit, getName, isChosen }: Search<Item>) {
  const wanted = folded(term.trim());
  let found = 0;
  const shown = items.filter((item) => {
    const isFound = wanted === '' || folded(getName(item)).includes(wanted);
    if (isFound) found += 1;
    return isChosen(item) || (isFound && found <= limit);
  });
  return { shown, found };
}
