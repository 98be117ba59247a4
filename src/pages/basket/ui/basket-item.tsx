import { useUnit } from 'effector-react';
import { shortDayName } from '@/entities/session';
import { $changes, benefitRemoved, itemRemoved, packageRemoved } from '@/features/change-basket';
import { $config } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { Item } from '../lib/items';
import { text } from '../texts';

const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2',
    columnGap: '4',
    padding: { base: '4', md: '6' },
    overflowWrap: 'anywhere',
  },
});
const Price = styled('div', { base: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } });
const Before = styled('s', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** One item: what, when, where, for whom, what it costs and why; it can be removed. */
export function BasketItem({ item }: { item: Item }) {
  const { changes, remove, withoutBenefit, withoutPackage } = useUnit({
    changes: $changes,
    remove: itemRemoved,
    withoutBenefit: benefitRemoved,
    withoutPackage: packageRemoved,
  });
  const { id, name, description, when, where, attendee, quantity, price, fullPrice, hold } = item;
  const { benefit, package: used } = item;
  const time = when && `${shortDayName(when.localDate)}, ${when.localStart}–${when.localEnd}`;
  const place = where && [where.venue.name, where.space].filter(Boolean).join(' · ');
  const isRemoved = changes.some((change) => change.kind === 'remove' && change.itemId === id);
  const isReduced = fullPrice.amount > price.amount;
  return (
    <Row data-item={id}>
      <Stack gap="1">
        <Heading level={2} size="sm">
          {name}
        </Heading>
        {time && <Text isAmount>{time}</Text>}
        {(place ?? description) && <Text tone="muted">{place ?? description}</Text>}
        {attendee && <Text>{text('basket.forPerson', { name: attendee.name })}</Text>}
        {quantity > 1 && <Text>{text('basket.places', { n: quantity })}</Text>}
        {hold && hold.state !== 'held' && (
          <Text tone="strong">{text(hold.state === 'lost' ? 'hold.itemLost' : 'hold.itemLapsed')}</Text>
        )}
        {benefit && (
          <Reduction
            name={benefit.name}
            item={name}
            isBusy={changes.some((change) => change.kind === 'removeBenefit' && change.id === benefit.id)}
            onRemoved={() => withoutBenefit(benefit.id)}
          />
        )}
        {used && (
          <Reduction
            name={used.name}
            item={name}
            isBusy={changes.some((change) => change.kind === 'removePackage' && change.id === used.id)}
            onRemoved={() => withoutPackage(used.id)}
          />
        )}
        {item.type.startsWith('membership') && <ChangeMembership />}
      </Stack>
      <Stack gap="1" align="end">
        <Price>
          <Text as="span" isAmount tone="strong">
            {price.formatted}
          </Text>
          {isReduced && (
            <>
              {' '}
              <Before>
                <VisuallyHidden>{text('basket.instead', { price: fullPrice.formatted })}</VisuallyHidden>
                <span aria-hidden="true">{fullPrice.formatted}</span>
              </Before>
            </>
          )}
        </Price>
        <Button
          variant="text"
          isBusy={isRemoved}
          aria-label={text('basket.removeNamed', { name: time ? `${name}, ${time}` : name })}
          onClick={() => remove(id)}
        >
          {text('basket.remove')}
        </Button>
      </Stack>
    </Row>
  );
}

interface ReductionProps {
  readonly name: string;
  /** The name of its item. */
  readonly item: string;
  readonly isBusy: boolean;
  readonly onRemoved: () => void;
}

/** What makes an item cheaper, which need not be used. */
function Reduction({ name, item, isBusy, onRemoved }: ReductionProps) {
  return (
    <Stack direction="row" gap="2" rowGap="0" align="center">
      <Text as="span" size="sm">
        {text('basket.reduced', { name })}
      </Text>
      <Button
        variant="text"
        isBusy={isBusy}
        aria-label={text('basket.notUsedNamed', { name, item })}
        onClick={onRemoved}
      >
        {text('basket.notUsed')}
      </Button>
    </Stack>
  );
}

function ChangeMembership() {
  const { subSites } = useUnit($config);
  if (subSites.onlineJoining === '') return null;
  return (
    <Link href={subSites.onlineJoining} isStandalone>
      {text('basket.changeMembership')}
    </Link>
  );
}
