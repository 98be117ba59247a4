import { memo } from 'react';
import type { ActivitySessionDetail, PersonVerdict } from '@/shared/api';
import { Checkbox } from '@/shared/ui/checkbox';
import type { Elements } from '@/shared/ui/elements';
import { FindByName } from '@/shared/ui/find-by-name';
import { Select } from '@/shared/ui/select';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { nameWithAge } from '../lib/name-with-age';
import { text } from '../texts';

const List = styled('ul', {
  base: {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    '& > li': { display: 'grid', gap: '1', paddingY: '3', '& > button': { justifySelf: 'start' } },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});
const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
  },
});
/** Below the name, beside the tick where there is one. */
const Beside = styled('div', {
  base: { display: 'grid', gap: '1' },
  variants: { isTicked: { true: { marginTop: '-2', paddingInlineStart: '2.25rem' } } },
});

interface PeopleProps {
  readonly people: readonly PersonVerdict[];
  /** The chosen price by attendee id; null if people are not chosen here. */
  readonly chosen: ReadonlyMap<string, string> | null;
  readonly onChoose: (personId: string, pricingOptionId: string | null) => void;
  /** Renders an action for a person, next to their verdict. */
  readonly action?: (attendee: PersonVerdict['attendee']) => Elements;
}

/** The customer and their attendees, each with a verdict and price; those who can come have a checkbox. */
export function People({ people, chosen, onChoose, action }: PeopleProps) {
  return (
    <FindByName
      items={people}
      nameOf={({ attendee }) => attendee.name}
      isChosen={({ attendee }) => chosen?.has(attendee.id) ?? false}
    >
      {(shown) => (
        <List>
          {shown.map((person) => (
            <Person
              key={person.attendee.id}
              person={person}
              isNamed={chosen !== null}
              priceId={chosen?.get(person.attendee.id)}
              onChoose={onChoose}
              action={action}
            />
          ))}
        </List>
      )}
    </FindByName>
  );
}

interface PersonProps extends Pick<PeopleProps, 'onChoose'> {
  readonly person: PersonVerdict;
  readonly isNamed: boolean;
  readonly priceId: string | undefined;
  readonly action: PeopleProps['action'] | undefined;
}

/** Memoised, so that a tick re-renders one of many people; callers must pass stable functions. */
const Person = memo(({ person, isNamed, priceId, onChoose, action }: PersonProps) => (
  <li>
    <Choice person={person} isNamed={isNamed} priceId={priceId} onChoose={onChoose} />
    {action?.(person.attendee)}
  </li>
));

function Choice({
  person: { attendee, verdict, offers, clash },
  isNamed,
  priceId,
  onChoose,
}: Omit<PersonProps, 'action'>) {
  const offer =
    offers.find(({ pricingOptionId }) => pricingOptionId === priceId) ??
    offers.find(({ isDefault }) => isDefault) ??
    offers[0];
  const { name } = attendee;
  const title = nameWithAge(attendee);
  const isTicked = isNamed && verdict.canBook && offer !== undefined;
  return (
    <div>
      <Line>
        {isTicked ? (
          <Checkbox
            isChecked={priceId !== undefined}
            onCheckedChange={(isChosen) => onChoose(attendee.id, isChosen ? offer.pricingOptionId : null)}
          >
            {title}
          </Checkbox>
        ) : (
          <Text as="span" tone="strong">
            {title}
          </Text>
        )}
        {verdict.canBook && offer && (
          <Text as="span" isAmount tone="strong">
            {offer.price.formatted}
          </Text>
        )}
      </Line>
      <Beside isTicked={isTicked}>
        {verdict.canBook && priceId !== undefined && offers.length > 1 ? (
          <Select
            aria-label={text('attendees.priceFor', { name })}
            value={priceId}
            options={offers.map(({ pricingOptionId, label, price }) => ({
              value: pricingOptionId,
              label: `${label}, ${price.formatted}`,
            }))}
            onValueChange={(id) => onChoose(attendee.id, id)}
          />
        ) : (
          <Text size="sm" tone="muted">
            {verdict.canBook ? (offer?.label ?? text('attendees.canBook')) : verdict.message}
          </Text>
        )}
        {verdict.canBook && clash && (
          <Text size="sm">
            {text('attendees.clash', { name, title: clash.title, time: clash.localStart })}
          </Text>
        )}
      </Beside>
    </div>
  );
}

/** The prices for customers without a membership. */
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
