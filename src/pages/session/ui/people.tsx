import type { ActivitySessionDetail, PersonVerdict } from '@/shared/api';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

const List = styled('ul', {
  base: {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    '& > li': { display: 'grid', gap: '1', paddingY: '3' },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});
const Line = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4', rowGap: '1' },
});

/** The customer and their people: whether each can come, why not, and the price. */
export function People({ people }: { people: readonly PersonVerdict[] }) {
  return (
    <List>
      {people.map((person) => (
        <li key={person.attendee.id}>
          <Person {...person} />
        </li>
      ))}
    </List>
  );
}

function Person({ attendee, verdict, offers, clash }: PersonVerdict) {
  const offer = offers.find(({ isDefault }) => isDefault) ?? offers[0];
  const { name, relation, age } = attendee;
  return (
    <Stack gap="1">
      <Line>
        <Text as="span" tone="strong">
          {relation === 'child' && age !== null ? `${name}, ${text('session.aged', { age })}` : name}
        </Text>
        {verdict.canBook && offer && (
          <Text as="span" isAmount tone="strong">
            {offer.price.formatted}
          </Text>
        )}
      </Line>
      <Text size="sm" tone="muted">
        {verdict.canBook ? (offer?.label ?? text('session.canBook')) : verdict.message}
      </Text>
      {verdict.canBook && clash && (
        <Text size="sm">{text('session.clash', { name, title: clash.title, time: clash.localStart })}</Text>
      )}
    </Stack>
  );
}

/** What everybody pays who has no membership. */
export function OpenPrices({ offers }: { offers: ActivitySessionDetail['openOffers'] }) {
  return (
    <List>
      {offers.map(({ pricingOptionId, label, price }) => (
        <li key={pricingOptionId}>
          <Line>
            <Text as="span">{label}</Text>
            <Text as="span" isAmount tone="strong">
              {price.formatted}
            </Text>
          </Line>
        </li>
      ))}
    </List>
  );
}
