import { useUnit } from 'effector-react';
import { shortDayName } from '@/entities/session';
import type { Camp } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { withFullDays, withOption } from '../lib/change-days';
import {
  type BookedDays,
  type ChildBookedDays,
  type ChosenDays,
  canChoose,
  type Day,
} from '../lib/chosen-days';
import { calculateWeekPence, filterHeldDays, groupByWeek } from '../lib/preview-price';
import { text } from '../texts';
import { DayFields } from './day-fields';
import { ExtrasFields } from './extras-fields';

const Days = styled('div', { base: { display: 'grid', gap: '2' } });

interface CampDaysFieldsProps {
  readonly camp: Camp;
  /** The child's name, which distinguishes the fieldsets of several children. */
  readonly name: string;
  readonly chosen: ChosenDays;
  readonly taken: BookedDays;
  /** For several children on the same days: what each has already booked, to be shown with their names. */
  readonly takenBy?: readonly ChildBookedDays[];
  /** Why a day was refused, by day id. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly onChange: (chosen: ChosenDays) => void;
}

/** The days of a camp for one child, or for several on the same days: one row per date, by week. */
export function CampDaysFields({
  camp,
  name,
  chosen,
  taken,
  takenBy = [],
  errors = {},
  onChange,
}: CampDaysFieldsProps) {
  const weeks = groupByWeek(camp.days).flatMap(({ monday, days }) => {
    const shownDays = days.filter(({ options }) => options.some(({ state }) => state !== 'closed'));
    return shownDays.length > 0 ? [{ monday, days, shownDays }] : [];
  });
  if (weeks.length === 0) return <Text>{text('campDays.none')}</Text>;
  const times = findCommonTimes(weeks.flatMap(({ shownDays }) => shownDays));
  return (
    <Stack gap="6">
      {times !== null && (
        <Text size="sm" tone="muted" hasFigures>
          {times}
        </Text>
      )}
      {weeks.map(({ monday, days, shownDays }) => (
        <Stack key={monday} gap="3">
          {weeks.length > 1 && (
            <Heading level={3} size="md">
              {text('campDays.week', { day: shortDayName(monday) })}
            </Heading>
          )}
          <AllDays
            camp={camp}
            days={days}
            isForSeveral={takenBy.length > 1}
            chosen={chosen}
            taken={taken}
            onChange={onChange}
          />
          <Days>
            {shownDays.map((day) => (
              <DayFields
                key={day.id}
                day={day}
                name={name}
                taken={taken}
                takenBy={takenBy}
                chosenId={chosen[day.id]?.optionId ?? null}
                error={errors[day.id] ?? null}
                onChoose={(optionId) => onChange(withOption(camp, chosen, day, optionId))}
              />
            ))}
          </Days>
        </Stack>
      ))}
      <ExtrasFields camp={camp} name={name} chosen={chosen} onChange={onChange} />
    </Stack>
  );
}

/** "Full day 08:30 to 17:30 · Morning 08:30 to 12:45" if all days have the same times, otherwise null. */
function findCommonTimes(days: readonly Day[]): string | null {
  const [first = null, ...others] = days.map(({ options }) =>
    options.map((option) => text('campDays.time', option)).join(' · '),
  );
  return others.every((one) => one === first) ? first : null;
}

interface AllDaysProps extends Omit<CampDaysFieldsProps, 'name' | 'takenBy' | 'errors'> {
  readonly days: readonly Day[];
  /** Whether several children come on these days, each at this price. */
  readonly isForSeveral: boolean;
}

/**
 * A button that chooses the full day on all available days of a week, or clears them; it shows the week price if that applies.
 */
function AllDays({ camp, days: week, isForSeveral, chosen, taken, onChange }: AllDaysProps) {
  const { currency } = useUnit($config);
  const heldDays = filterHeldDays(week);
  const full = heldDays.flatMap((day) => {
    const option = day.options.find(({ isFullDay }) => isFullDay);
    return option && canChoose(day, option, taken) ? [{ day, option }] : [];
  });
  if (full.length < 2) return null;
  const has = full.every(({ day, option }) => chosen[day.id]?.optionId === option.id);
  if (has)
    return (
      <Button variant="secondary" alignSelf="start" onClick={() => onChange(removeDays(chosen, heldDays))}>
        {text('campDays.clear')}
      </Button>
    );
  const sum = full.reduce((all, { option }) => all + option.price.amount, 0);
  const price = calculateWeekPence(week, camp.weekPrice?.amount ?? sum);
  const isWeek = camp.weekPrice !== null && price < sum && full.length === heldDays.length;
  const amounts = { price: formatMoney(isWeek ? price : sum, currency), full: formatMoney(sum, currency) };
  const each = isForSeveral ? 'Each' : '';
  return (
    <Button
      variant="secondary"
      alignSelf="start"
      onClick={() =>
        onChange(
          withFullDays(
            camp,
            chosen,
            full.map(({ day }) => day),
          ),
        )
      }
    >
      {isWeek
        ? text(`campDays.wholeWeek${each}`, amounts)
        : text(`campDays.allDays${each}`, { n: full.length, ...amounts })}
    </Button>
  );
}

function removeDays(chosen: ChosenDays, days: readonly Day[]): ChosenDays {
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => days.every((day) => day.id !== id)));
}
