import { memo } from 'react';
import type { ActivitySessionDetail, PersonVerdict } from '@/shared/api';
import { Checkbox } from '@/shared/ui/checkbox';
import type { Elements } from '@/shared/ui/elements';
import { FindByName } from '@/shared/ui/find-by-name';
import { Select } from '@/shared/ui/select';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { formatNameWithAge } from '../lib/format-name-with-age';
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
/** The lines below the name, indented to align with it if there is a checkbox. */
const Details = styled('div', {
  base: { display: 'grid', gap: '1' },
  variants: { hasCheckbox: { true: { marginTop: '-2', paddingInlineStart: '2.25rem' } } },
});

interface PeopleProps {
  readonly people: readonly PersonVerdict[];
  /** The id of the chosen price by attendee id; null if attendees are not chosen here. */
  readonly chosenPriceIds: ReadonlyMap<string, string> | null;
  readonly onChoose: (attendeeId: string, pricingOptionId: string | null) => void;
  /** Renders an action for an attendee, next to their verdict. */
  readonly renderAction?: (attendee: PersonVerdict['attendee']) => Elements;
}

/** Lists the attendees with their verdicts and prices. Those who can come have a checkbox if attendees are chosen here. */
export function People({ people, chosenPriceIds, onChoose, renderAction }: PeopleProps) {
  return (
    <FindByName
      items={people}
      getName={({ attendee }) => attendee.name}
      isChosen={({ attendee }) => chosenPriceIds?.has(attendee.id) ?? false}
    >
      {(shownPeople) => (
        <List>
          {shownPeople.map((personVerdict) => (
            <Person
              key={personVerdict.attendee.id}
              personVerdict={personVerdict}
              isSelectable={chosenPriceIds !== null}
              pricingOptionId={chosenPriceIds?.get(personVerdict.attendee.id)}
              onChoose={onChoose}
              renderAction={renderAction}
            />
          ))}
        </List>
      )}
    </FindByName>
  );
}

interface PersonProps extends Pick<PeopleProps, 'onChoose'> {
  readonly personVerdict: PersonVerdict;
  readonly isSelectable: boolean;
  readonly pricingOptionId: string | undefined;
  readonly renderAction: PeopleProps['renderAction'] | undefined;
}

/** Memoised, so that a tick re-renders one of many people; callers must pass stable functions. */
const Person = memo(
  ({ personVerdict, isSelectable, pricingOptionId, onChoose, renderAction }: PersonProps) => (
    <li>
      <AttendeeRow
        personVerdict={personVerdict}
        isSelectable={isSelectable}
        pricingOptionId={pricingOptionId}
        onChoose={onChoose}
      />
      {renderAction?.(personVerdict.attendee)}
    </li>
  ),
);

function AttendeeRow({
  personVerdict: { attendee, verdict, offers, clash },
  isSelectable,
  pricingOptionId,
  onChoose,
}: Omit<PersonProps, 'renderAction'>) {
  const pricingOption =
    offers.find((offer) => offer.pricingOptionId === pricingOptionId) ??
    offers.find(({ isDefault }) => isDefault) ??
    offers[0];
  const { name } = attendee;
  const displayName = formatNameWithAge(attendee);
  const hasCheckbox = isSelectable && verdict.canBook && pricingOption !== undefined;
  return (
    <div>
      <Line>
        {hasCheckbox ? (
          <Checkbox
            isChecked={pricingOptionId !== undefined}
            onCheckedChange={(isChosen) =>
              onChoose(attendee.id, isChosen ? pricingOption.pricingOptionId : null)
            }
          >
            {displayName}
          </Checkbox>
        ) : (
          <Text as="span" tone="strong">
            {displayName}
          </Text>
        )}
        {verdict.canBook && pricingOption && (
          <Text as="span" isAmount tone="strong">
            {pricingOption.price.formatted}
          </Text>
        )}
      </Line>
      <Details hasCheckbox={hasCheckbox}>
        {verdict.canBook && pricingOptionId !== undefined && offers.length > 1 ? (
          <Select
            aria-label={text('attendees.priceFor', { name })}
            value={pricingOptionId}
            options={offers.map(({ pricingOptionId: value, label, price }) => ({
              value,
              label: `${label}, ${price.formatted}`,
            }))}
            onValueChange={(id) => onChoose(attendee.id, id)}
          />
        ) : (
          <Text size="sm" tone="muted">
            {verdict.canBook ? (pricingOption?.label ?? text('attendees.canBook')) : verdict.message}
          </Text>
        )}
        {verdict.canBook && clash && (
          <Text size="sm">
            {text('attendees.clash', { name, title: clash.title, time: clash.localStart })}
          </Text>
        )}
      </Details>
    </div>
  );
}

/** The prices for customers without a membership. */
export function NonMemberPrices({ offers }: { offers: ActivitySessionDetail['openOffers'] }) {
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
