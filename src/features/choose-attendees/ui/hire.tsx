import { useId } from 'react';
import type { ActivitySessionDetail } from '@/shared/api';
import { Checkbox } from '@/shared/ui/checkbox';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

interface HireProps {
  readonly extras: ActivitySessionDetail['extras'];
  /** The ids of the hired extras. */
  readonly hiredIds: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** The extras that can be hired with a court; renders nothing if there are none. */
export function Hire({ extras, hiredIds, onToggle }: HireProps) {
  const id = useId();
  if (extras.length === 0) return null;
  return (
    <Stack gap="1" role="group" aria-labelledby={id}>
      <Text id={id} tone="strong">
        {text('hire.title')}
      </Text>
      <Stack direction="row" gap="6" rowGap="0">
        {extras.map((extra) => (
          <Checkbox
            key={extra.id}
            isChecked={hiredIds.includes(extra.id)}
            onCheckedChange={() => onToggle(extra.id)}
          >
            {extra.price.amount === 0
              ? text('hire.free', { label: extra.label })
              : text('hire.extra', { label: extra.label, price: extra.price.formatted })}
          </Checkbox>
        ))}
      </Stack>
    </Stack>
  );
}
