import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { type BookableOptions, type Choice, countMaxPlaces } from '../lib/choice';
import { text } from '../texts';

interface PlaceCountsProps {
  readonly session: BookableOptions;
  readonly choice: Choice;
  /** How many of its places are already in the basket, which count towards the order's limit. */
  readonly placesInBasket?: number;
  readonly onChoose: (pricingOptionId: string, quantity: number) => void;
}

/** The number of places at each price, for bookings without names. */
export function PlaceCounts({ session, choice, placesInBasket = 0, onChoose }: PlaceCountsProps) {
  const offers = session.people[0]?.offers ?? [];
  return (
    <Stack gap="3">
      {offers.map(({ pricingOptionId, label, price }) => {
        const chosenCount = choice.get(pricingOptionId);
        const maxPlaces = countMaxPlaces(session, choice, pricingOptionId, placesInBasket);
        return (
          <Stack
            key={pricingOptionId}
            direction="row"
            gap="4"
            align="center"
            justify="between"
            flexWrap="nowrap"
          >
            <Stack gap="0">
              <Text as="span">{label}</Text>
              <Text as="span" isAmount tone="strong">
                {price.formatted}
              </Text>
            </Stack>
            <Select
              width="short"
              aria-label={text('attendees.placesAt', { label, price: price.formatted })}
              value={String(typeof chosenCount === 'number' ? chosenCount : 0)}
              options={Array.from({ length: maxPlaces + 1 }, (_, count) => ({
                value: String(count),
                label: String(count),
              }))}
              onValueChange={(value) => onChoose(pricingOptionId, Number(value))}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
