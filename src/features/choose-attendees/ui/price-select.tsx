import type { Offer } from '@/shared/api';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

interface PriceSelectProps {
  readonly offers: readonly Offer[];
  readonly value: string;
  readonly onValueChange: (pricingOptionId: string) => void;
}

/** Chooses one of the prices; only text if the single price is already the one that applies. */
export function PriceSelect({ offers, value, onValueChange }: PriceSelectProps) {
  const [firstPrice, ...otherPrices] = offers;
  if (firstPrice?.pricingOptionId === value && otherPrices.length === 0)
    return (
      <Text>
        {text('attendees.onlyPrice', { label: firstPrice.label, price: firstPrice.price.formatted })}
      </Text>
    );
  return (
    <Field label={text('attendees.price')}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={offers.map(({ pricingOptionId, label, price }) => ({
            value: pricingOptionId,
            label: `${label}, ${price.formatted}`,
          }))}
          onValueChange={onValueChange}
        />
      )}
    </Field>
  );
}
