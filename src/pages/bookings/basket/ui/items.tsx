import { groupItems, sortItems } from '@/entities/cart';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { type Item, isPenaltyAmongOthers } from '../lib/items';
import { text } from '../texts';
import { BasketItem } from './basket-item';

const List = styled('ul', {
  base: {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    background: 'surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});

interface ItemsProps {
  readonly items: readonly Item[];
  readonly isLocked: boolean;
  readonly serverTime: number;
}

/** The items of the basket, grouped by attendee if there are several. */
export function Items({ items, isLocked, serverTime }: ItemsProps) {
  const groups = groupItems(items);
  if (groups.length < 2)
    return (
      <List aria-label={text(items.every(({ type }) => type === 'penalty') ? 'basket.owed' : 'basket.items')}>
        {sortItems(items).map((item) => (
          <li key={item.id}>
            <BasketItem
              item={item}
              level={2}
              isLocked={isLocked}
              serverTime={serverTime}
              isRemovable={!isPenaltyAmongOthers(item, items)}
            />
          </li>
        ))}
      </List>
    );
  return groups.map(({ person, items: ownItems }) => (
    <Group
      key={person?.id ?? 'others'}
      name={person?.name ?? null}
      items={ownItems}
      allItems={items}
      isLocked={isLocked}
      serverTime={serverTime}
    />
  ));
}

interface GroupProps extends ItemsProps {
  readonly name: string | null;
  readonly allItems: readonly Item[];
}

function Group({ name, items, allItems, isLocked, serverTime }: GroupProps) {
  return (
    <Stack gap="3" align="stretch">
      <Heading level={2} size="md">
        {name ?? text('basket.otherItems')}
      </Heading>
      <List aria-label={name === null ? text('basket.otherList') : text('basket.listOf', { name })}>
        {items.map((item) => (
          <li key={item.id}>
            <BasketItem
              item={item}
              level={3}
              isLocked={isLocked}
              serverTime={serverTime}
              isRemovable={!isPenaltyAmongOthers(item, allItems)}
            />
          </li>
        ))}
      </List>
    </Stack>
  );
}
