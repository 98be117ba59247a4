import type { Offer } from '@/shared/api';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { text } from '../texts';

interface PriceSelectProps {
  readonly offers: readonly Offer[];
  readonly value: string;
  readonly onValueChange: (pricingOptionId: string) => void;
}

/** One of the prices. */
export function PriceSelect({ offers, value, onValueChange }: PriceSelectProps) {
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
