const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

interface NameSearch<Item> {
  readonly term: string;
  readonly limit: number;
  readonly getName: (item: Item) => string;
  readonly isChosen: (item: Item) => boolean;
}

/** The people whose names contain the term, up to the limit, and everybody who is chosen, in list order. */
export function searchByName<Item>(
  items: readonly Item[],
  { term, limit, getName, isChosen }: NameSearch<Item>,
) {
  const foldedTerm = foldText(term.trim());
  let foundCount = 0;
  const shownItems = items.filter((item) => {
    const isMatch = foldedTerm === '' || foldText(getName(item)).includes(foldedTerm);
    if (isMatch) foundCount += 1;
    return isChosen(item) || (isMatch && foundCount <= limit);
  });
  return { shownItems, foundCount };
}
