import { useId, useState } from 'react';
import { dayName } from '@/entities/session';
import type { Camp } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import type { ChosenDays } from '../lib/chosen-days';
import {
  hasExtraOnAllDays,
  hasUnevenExtras,
  listDaysWithExtra,
  setExtraOnAllDays,
  toggleExtra,
} from '../lib/extras';
import { text } from '../texts';

interface ExtrasFieldsProps {
  readonly camp: Camp;
  /** The child's name; '' if only one child is shown. */
  readonly childName: string;
  readonly chosenDays: ChosenDays;
  readonly onChange: (chosenDays: ChosenDays) => void;
}

/** The extras of the chosen days, for all days at once or for single ones. */
export function ExtrasFields({ camp, childName, chosenDays, onChange }: ExtrasFieldsProps) {
  const headingId = useId();
  const [areDaysListed, setDaysListed] = useState(() => hasUnevenExtras(camp, chosenDays));
  const extras = camp.extras.filter((extra) => listDaysWithExtra(camp, chosenDays, extra.id).length > 0);
  if (extras.length === 0) return null;
  const days = camp.days.filter(({ id }) => chosenDays[id] !== undefined);
  const heading = text(days.length === 1 ? 'campDays.extrasOfDay' : 'campDays.extrasOfAll');
  return (
    <Stack gap="1" role="group" aria-labelledby={headingId} align="stretch">
      <Heading level={4} size="sm" id={headingId}>
        {childName === '' ? heading : text('campDays.named', { name: childName, words: heading })}
      </Heading>
      {extras.map(({ id, label, price }) => (
        <Checkbox
          key={id}
          isChecked={hasExtraOnAllDays(camp, chosenDays, id)}
          onCheckedChange={(isWanted) => onChange(setExtraOnAllDays(camp, chosenDays, id, isWanted))}
        >
          {text('campDays.extra', { label, price: price.formatted })}
        </Checkbox>
      ))}
      {days.length > 1 && (
        <Button
          variant="text"
          alignSelf="start"
          aria-expanded={areDaysListed}
          onClick={() => setDaysListed(!areDaysListed)}
        >
          {text('campDays.someDays')}
        </Button>
      )}
      {days.length > 1 &&
        areDaysListed &&
        days.map((day) => (
          <Stack
            key={day.id}
            gap="0"
            role="group"
            aria-label={text('campDays.extras', { day: dayName(day.date) })}
          >
            <span aria-hidden="true">{dayName(day.date)}</span>
            <Stack direction="row" columnGap="6" rowGap="0">
              {extras
                .filter((extra) => listDaysWithExtra(camp, chosenDays, extra.id).includes(day.id))
                .map(({ id, label }) => (
                  <Checkbox
                    key={id}
                    isChecked={chosenDays[day.id]?.extraIds.includes(id) ?? false}
                    onCheckedChange={() => onChange(toggleExtra(chosenDays, day.id, id))}
                  >
                    {label}
                  </Checkbox>
                ))}
            </Stack>
          </Stack>
        ))}
    </Stack>
  );
}
