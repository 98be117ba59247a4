import { useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import type { Elements } from '../elements';
import { Field } from '../field';
import { useProgressiveCount } from '../progressive-count';
import { Stack } from '../stack';
import { Text } from '../text';
import { TextInput } from '../text-input';
import { PAGE_SIZE } from './page';
import { searchByName } from './search-by-name';
import { text } from './texts';

/** Some rows are rendered at once, the rest in steps, so that the page stays responsive. */
const RENDER_GROWTH = { first: 8, step: 4 } as const;

export interface LongListProps<Item> {
  readonly items: readonly Item[];
  readonly getName: (item: Item) => string;
  /** Chosen people stay on the screen, whatever the search. */
  readonly isChosen: (item: Item) => boolean;
  /** Renders the shown people as list items or radio buttons. */
  readonly children: (shownItems: readonly Item[]) => Elements;
}

/** A list of possibly thousands of people: shown a screenful at a time, with a search by name. */
export function LongList<Item>({ items, getName, isChosen, children }: LongListProps<Item>) {
  const [term, setTerm] = useState('');
  const [limit, setLimit] = useState(PAGE_SIZE);
  /** The people who were shown before more were requested: the first one after them gets the focus. */
  const [previousItems, setPreviousItems] = useState<ReadonlySet<Item> | null>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const { shownItems: requestedItems, foundCount } = searchByName(items, { term, limit, getName, isChosen });
  const shownItems = requestedItems.slice(0, useProgressiveCount(term, requestedItems.length, RENDER_GROWTH));
  useEffect(() => {
    const firstNewIndex =
      previousItems === null ? -1 : shownItems.findIndex((item) => !previousItems.has(item));
    if (firstNewIndex < 0) return;
    setPreviousItems(null);
    const row = listRef.current?.querySelectorAll('li, input[type="radio"]')[firstNewIndex];
    const control = row?.matches('input') ? row : row?.querySelector('input, button');
    if (control instanceof HTMLElement) control.focus();
    else if (row instanceof HTMLElement) {
      row.tabIndex = -1;
      row.focus();
    }
  }, [previousItems, shownItems]);
  return (
    <Stack gap="3" align="stretch" ref={listRef}>
      <Field label={text('find.label')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            value={term}
            onValueChange={(value) => {
              setTerm(value);
              setLimit(PAGE_SIZE);
            }}
            onKeyDown={(event) => {
              // In a form, Enter would submit it.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      <Text size="sm" tone="muted" role="status">
        {foundCount === 0
          ? text('find.none')
          : text('find.shown', { shown: requestedItems.length, count: items.length })}
      </Text>
      {children(shownItems)}
      {foundCount > limit && (
        <Button
          variant="secondary"
          alignSelf="start"
          onClick={() => {
            setPreviousItems(new Set(requestedItems));
            setLimit(limit + PAGE_SIZE);
          }}
        >
          {text('find.more')}
        </Button>
      )}
    </Stack>
  );
}
