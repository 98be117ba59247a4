import { Checkbox } from '@/shared/ui/checkbox';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { WaitingDay } from '../lib/candidates';
import { type ChosenWaitingDays, toggleDay } from '../lib/joining';
import { text } from '../texts';

interface WaitingDaysFieldProps {
  readonly days: readonly WaitingDay[];
  readonly chosenDays: ChosenWaitingDays;
  readonly onChange: (chosenDays: ChosenWaitingDays) => void;
}

/** A camp's full days, each with its full options, of which one can be chosen per day. */
export function WaitingDaysField({ days, chosenDays, onChange }: WaitingDaysFieldProps) {
  return (
    <Stack gap="2" role="group" aria-label={text('waiting.days')}>
      <Text size="sm" tone="strong" aria-hidden="true">
        {text('waiting.days')}
      </Text>
      {days.map(({ id, name, options }) => (
        <Stack key={id} gap="0" role="group" aria-label={name}>
          <Text size="sm" aria-hidden="true">
            {name}
          </Text>
          {options.map((option) => (
            <Checkbox
              key={option.id}
              isChecked={chosenDays[id] === option.id}
              onCheckedChange={() => onChange(toggleDay(chosenDays, id, option.id))}
            >
              {option.label}
            </Checkbox>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
