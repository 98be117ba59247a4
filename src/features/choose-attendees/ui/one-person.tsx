import type { PersonVerdict } from '@/shared/api';
import { FindByName } from '@/shared/ui/find-by-name';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { formatNameWithAge } from '../lib/format-name-with-age';
import { text } from '../texts';
import { PriceSelect } from './price-select';

/** The attendee and the chosen price. */
export interface NamedChoice {
  readonly attendeeId: string;
  readonly pricingOptionId: string;
}

interface OnePersonProps {
  readonly people: readonly PersonVerdict[];
  readonly choice: NamedChoice;
  readonly onChoose: (choice: NamedChoice) => void;
}

/** Chooses exactly one person and one of their prices. */
export function OnePerson({ people, choice, onChoose }: OnePersonProps) {
  const chosenPerson = people.find(({ attendee }) => attendee.id === choice.attendeeId);
  const { offers = [], clash = null } = chosenPerson ?? {};
  const onlyPerson = people.length === 1 ? chosenPerson : undefined;
  return (
    <Stack gap="4">
      {onlyPerson ? (
        <Text>{text('attendees.onlyPerson', { name: formatNameWithAge(onlyPerson.attendee) })}</Text>
      ) : (
        <FindByName
          items={people}
          getName={({ attendee }) => attendee.name}
          isChosen={({ attendee }) => attendee.id === choice.attendeeId}
        >
          {(shownPeople) => (
            <RadioGroup
              label={text('attendees.who')}
              appearance="plain"
              value={choice.attendeeId}
              options={shownPeople.map(({ attendee, verdict, offers: personOffers }) => ({
                value: attendee.id,
                label: formatNameWithAge(attendee),
                hint: verdict.canBook ? findDefaultPrice(personOffers)?.label : verdict.message,
                isDisabled: !verdict.canBook,
              }))}
              onValueChange={(attendeeId) => {
                const person = people.find(({ attendee }) => attendee.id === attendeeId);
                const pricingOption = person && findDefaultPrice(person.offers);
                if (pricingOption) onChoose({ attendeeId, pricingOptionId: pricingOption.pricingOptionId });
              }}
            />
          )}
        </FindByName>
      )}
      <PriceSelect
        offers={offers}
        value={choice.pricingOptionId}
        onValueChange={(pricingOptionId) => onChoose({ ...choice, pricingOptionId })}
      />
      {chosenPerson && clash && (
        <Text size="sm">
          {text('attendees.clash', {
            name: chosenPerson.attendee.name,
            title: clash.title,
            time: clash.localStart,
          })}
        </Text>
      )}
    </Stack>
  );
}

const findDefaultPrice = (offers: PersonVerdict['offers']) =>
  offers.find(({ isDefault }) => isDefault) ?? offers[0];
