const foldText = (text: string): string =>
  text
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
  const foldedTerm = foldText(term.trim());
  let found = 0;
  const shown = items.filter((item) => {
    const isFound = foldedTerm === '' || foldText(getName(item)).includes(foldedTerm);
    if (isFound) found += 1;
    return isChosen(item) || (isFound && found <= limit);
  });
  return { shown, found };
}
