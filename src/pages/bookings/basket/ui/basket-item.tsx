import { useUnit } from 'effector-react';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { formatCancelRule } from '@/entities/booking';
import { CampDayList } from '@/entities/camp';
import { StateLabel } from '@/entities/session';
import { $changes, itemRemoved } from '@/features/change-basket';
import { $config, findJoiningAddress } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { formatCampTitle, formatItemTime, formatItemTitle, type Item } from '../lib/items';
import { changeClicked } from '../model/change-item';
import { text } from '../texts';
import { MembershipFacts } from './membership-facts';
import { Reductions } from './reductions';
import { WaitForItem } from './wait-for-item';

const ItemRow = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '1',
    columnGap: '4',
    padding: { base: '4', md: '6' },
    overflowWrap: 'anywhere',
  },
});
/** Below name and price: times, places and rules need the width of a phone. */
const Details = styled('div', {
  base: { gridColumn: '1 / -1', display: 'grid', gap: '1', justifyItems: 'start' },
});
const Price = styled('div', { base: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } });
const Actions = styled('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: '4',
    marginTop: '1',
    marginBottom: '-2',
  },
});
const FullPrice = styled('s', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** The parts of an item that its dialog can change. */
const CHANGEABLE_PARTS: readonly string[] = ['person', 'price', 'quantity', 'days', 'extras'];

interface BasketItemProps {
  readonly item: Item;
  /** The heading level: below that of the attendee, if there is one. */
  readonly level: 2 | 3;
  /** Whether the basket is being paid for elsewhere, so that the item cannot be changed. */
  readonly isLocked: boolean;
  /** The server's time, in milliseconds, which decides whether free cancellation is still possible. */
  readonly serverTime: number;
  readonly isRemovable: boolean;
}

/** An item: what, when, where, for whom, its price and reductions, with Change and Remove. */
export function BasketItem({ item, level, isLocked, serverTime, isRemovable }: BasketItemProps) {
  const { changes, openChangeDialog, remove } = useUnit({
    changes: $changes,
    openChangeDialog: changeClicked,
    remove: itemRemoved,
  });
  const { id, name, description, when, where, attendee, quantity, hold } = item;
  const { days = null, cancelling } = item;
  const timeText = when && formatItemTime(when);
  const venueAndSpace = where && [where.venue.name, where.space].filter(Boolean).join(' · ');
  const isBeingRemoved = changes.some((change) => change.kind === 'remove' && change.itemId === id);
  const isBeingUpdated = changes.some((change) => change.kind === 'update' && change.itemId === id);
  const canChange = item.canEdit.some((part) => CHANGEABLE_PARTS.includes(part));
  const canChangeDays = item.canEdit.includes('days');
  return (
    <ItemRow data-item={id} aria-busy={isBeingUpdated || isBeingRemoved}>
      <Heading level={level} size="sm">
        {name}
      </Heading>
      <ItemPrice item={item} />
      <Details>
        {days ? <CampDayList days={days} /> : timeText && <Text hasFigures>{timeText}</Text>}
        {(venueAndSpace ?? description) && <Text tone="muted">{venueAndSpace ?? description}</Text>}
        {venueAndSpace && description && <Text size="sm">{description}</Text>}
        {attendee && level === 2 && <Text>{text('basket.forPerson', { name: attendee.name })}</Text>}
        {quantity > 1 && <Text>{text(when ? 'basket.places' : 'basket.pieces', { n: quantity })}</Text>}
        {item.membership && <MembershipFacts item={item} membership={item.membership} />}
        {cancelling && (
          <Text size="sm" tone="muted">
            {formatCancelRule({ ...cancelling, days }, serverTime).join(' ')}
          </Text>
        )}
        {hold && hold.state !== 'held' && (
          <StateLabel state={hold.state === 'lost' ? 'cancelled' : 'few'}>
            {text(hold.state === 'lost' ? 'hold.itemLost' : 'hold.itemLapsed')}
          </StateLabel>
        )}
        {item.messages.map((message) => (
          <Text key={message}>{message}</Text>
        ))}
        {!isRemovable && <Text size="sm">{text('basket.owedFirst')}</Text>}
        {hold?.state === 'lost' && !isLocked && <WaitForItem item={item} />}
        {!isLocked && <Reductions item={item} />}
      </Details>
      {!isLocked && (
        <Actions>
          {item.type === 'membership' && <ChangeMembership />}
          {canChange && (
            <Button
              variant="text"
              isBusy={isBeingUpdated}
              aria-label={
                canChangeDays
                  ? text('basket.changeDaysNamed', { name: formatCampTitle(item) })
                  : text('basket.changeNamed', { name: formatItemTitle(item) })
              }
              onClick={() => openChangeDialog(item)}
            >
              <Icon of={Pencil} />
              <span>{text(canChangeDays ? 'basket.changeDays' : 'basket.change')}</span>
            </Button>
          )}
          {isRemovable && (
            <Button
              variant="text"
              isBusy={isBeingRemoved}
              aria-label={text('basket.removeNamed', { name: formatItemTitle(item) })}
              onClick={() => remove(id)}
            >
              <Icon of={Trash} />
              <span>{text('basket.remove')}</span>
            </Button>
          )}
        </Actions>
      )}
    </ItemRow>
  );
}

/** What it costs, and what it would; nothing where there is no space for it any more. */
function ItemPrice({ item: { price, fullPrice, hold } }: Pick<BasketItemProps, 'item'>) {
  if (hold?.state === 'lost') return null;
  return (
    <Price>
      <Text as="span" isAmount tone="strong">
        {price.formatted}
      </Text>
      {fullPrice.amount > price.amount && (
        <>
          <span> </span>
          <FullPrice>
            <VisuallyHidden>{text('basket.instead', { price: fullPrice.formatted })}</VisuallyHidden>
            <span aria-hidden="true">{fullPrice.formatted}</span>
          </FullPrice>
        </>
      )}
    </Price>
  );
}

function ChangeMembership() {
  const address = findJoiningAddress(useUnit($config));
  if (address === '') return null;
  return (
    <ButtonLink href={address} variant="text">
      <Icon of={Pencil} />
      <span>{text('basket.changeMembership')}</span>
    </ButtonLink>
  );
}
