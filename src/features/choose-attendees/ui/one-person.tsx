import type { PersonVerdict } from '@/shared/api';
import { FindByName } from '@/shared/ui/find-by-name';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { nameWithAge } from '../lib/name-with-age';
import { text } from '../texts';
import { PriceSelect } from './price-select';

/** The attendee and the chosen price. */
export interface NamedChoice {
  readonly personId: string;
  readonly pricingOptionId: string;
}

interface OnePersonProps {
  readonly people: readonly PersonVerdict[];
  readonly choice: NamedChoice;
  readonly onChoose: (choice: NamedChoice) => void;
}

/** Chooses exactly one person and one of their prices. */
export function OnePerson({ people, choice, onChoose }: OnePersonProps) {
  const chosen = people.find(({ attendee }) => attendee.id === choice.personId);
  const { offers = [], clash = null } = chosen ?? {};
  const only = people.length === 1 ? chosen : undefined;
  return (
    <Stack gap="4">
      {only ? (
        <Text>{text('attendees.onlyPerson', { name: nameWithAge(only.attendee) })}</Text>
      ) : (
        <FindByName
          items={people}
          nameOf={({ attendee }) => attendee.name}
          isChosen={({ attendee }) => attendee.id === choice.personId}
        >
          {(shown) => (
            <RadioGroup
              label={text('attendees.who')}
              appearance="plain"
              value={choice.personId}
              options={shown.map(({ attendee, verdict, offers: own }) => ({
                value: attendee.id,
                label: nameWithAge(attendee),
                hint: verdict.canBook ? usualOffer(own)?.label : verdict.message,
                isDisabled: !verdict.canBook,
              }))}
              onValueChange={(personId) => {
                const person = people.find(({ attendee }) => attendee.id === personId);
                const offer = person && usualOffer(person.offers);
                if (offer) onChoose({ personId, pricingOptionId: offer.pricingOptionId });
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
      {chosen && clash && (
        <Text size="sm">
          {text('attendees.clash', {
            name: chosen.attendee.name,
            title: clash.title,
            time: clash.localStart,
          })}
        </Text>
      )}
    </Stack>
  );
}

const usualOffer = (offers: PersonVerdict['offers']) =>
  offers.find(({ isDefault }) => isDefault) ?? offers[0];
