import { groupItems, sortItems } from '@/entities/cart';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { type Item, isPenaltyAmongOthers } from '../lib/items';
import { text } from '../texts';
import { BasketItem } from './basket-item';

const ItemList = styled('ul', {
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

interface BasketItemsProps {
  readonly items: readonly Item[];
  readonly isLocked: boolean;
  readonly serverTime: number;
}

/** The items of the basket, grouped by attendee if there are several. */
export function BasketItems({ items, isLocked, serverTime }: BasketItemsProps) {
  const groups = groupItems(items);
  if (groups.length < 2)
    return (
      <ItemList
        aria-label={text(items.every(({ type }) => type === 'penalty') ? 'basket.owed' : 'basket.items')}
      >
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
      </ItemList>
    );
  return groups.map(({ person, items: ownItems }) => (
    <AttendeeGroup
      key={person?.id ?? 'others'}
      name={person?.name ?? null}
      items={ownItems}
      allItems={items}
      isLocked={isLocked}
      serverTime={serverTime}
    />
  ));
}

interface AttendeeGroupProps extends BasketItemsProps {
  readonly name: string | null;
  readonly allItems: readonly Item[];
}

function AttendeeGroup({ name, items, allItems, isLocked, serverTime }: AttendeeGroupProps) {
  return (
    <Stack gap="3" align="stretch">
      <Heading level={2} size="md">
        {name ?? text('basket.otherItems')}
      </Heading>
      <ItemList aria-label={name === null ? text('basket.otherList') : text('basket.listOf', { name })}>
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
      </ItemList>
    </Stack>
  );
}
