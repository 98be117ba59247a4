import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { grouped } from '../lib/groups';
import { type Item, sorted } from '../lib/items';
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

/** What is in the basket: by person, as soon as it is for more than one. */
export function Items({ items, isLocked, serverTime }: ItemsProps) {
  const groups = grouped(items);
  if (groups.length < 2)
    return (
      <List aria-label={text('basket.items')}>
        {sorted(items).map((item) => (
          <li key={item.id}>
            <BasketItem item={item} level={2} isLocked={isLocked} serverTime={serverTime} />
          </li>
        ))}
      </List>
    );
  return groups.map(({ person, items: own }) => (
    <Group
      key={person?.id ?? 'others'}
      name={person?.name ?? null}
      items={own}
      isLocked={isLocked}
      serverTime={serverTime}
    />
  ));
}

function Group({ name, items, isLocked, serverTime }: ItemsProps & { readonly name: string | null }) {
  return (
    <Stack gap="3" align="stretch">
      <Heading level={2} size="md">
        {name ?? text('basket.otherItems')}
      </Heading>
      <List aria-label={name === null ? text('basket.otherList') : text('basket.listOf', { name })}>
        {items.map((item) => (
          <li key={item.id}>
            <BasketItem item={item} level={3} isLocked={isLocked} serverTime={serverTime} />
          </li>
        ))}
      </List>
    </Stack>
  );
}
