import { useUnit } from 'effector-react';
import { shortDayName } from '@/entities/session';
import type { Camp } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import {
  type BookedDays,
  type ChildBookedDays,
  type ChosenDays,
  canChoose,
  type Day,
  withFullDays,
} from '../lib/chosen-days';
import { heldDays, weekPence, weeksOf } from '../lib/preview-price';
import { text } from '../texts';
import { DayFields } from './day-fields';

interface CampDaysFieldsProps {
  readonly camp: Camp;
  /** Whose days they are: the fieldsets of several children are told apart by it. */
  readonly name: string;
  readonly chosen: ChosenDays;
  readonly taken: BookedDays;
  /** Of several who come on the same days, what each has already: then it is said who. */
  readonly takenBy?: readonly ChildBookedDays[];
  /** Why a day was refused, by its id. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly onChange: (chosen: ChosenDays) => void;
}

/** The days of a camp for one child, or for several who come on the same days: one fieldset for each date, by week. */
export function CampDaysFields({
  camp,
  name,
  chosen,
  taken,
  takenBy = [],
  errors = {},
  onChange,
}: CampDaysFieldsProps) {
  const weeks = weeksOf(camp.days).flatMap(({ monday, days }) => {
    const shown = days.filter(({ options }) => options.some(({ state }) => state !== 'closed'));
    return shown.length > 0 ? [{ monday, days, shown }] : [];
  });
  if (weeks.length === 0) return <Text>{text('campDays.none')}</Text>;
  return (
    <Stack gap="6">
      {weeks.map(({ monday, days, shown }) => (
        <Stack key={monday} gap="3">
          {weeks.length > 1 && (
            <Heading level={3}>{text('campDays.week', { day: shortDayName(monday) })}</Heading>
          )}
          <WholeWeek camp={camp} days={days} chosen={chosen} taken={taken} onChange={onChange} />
          {shown.map((day) => (
            <DayFields
              key={day.id}
              day={day}
              name={name}
              extras={camp.extras}
              chosen={chosen}
              taken={taken}
              takenBy={takenBy}
              error={errors[day.id] ?? null}
              onChange={onChange}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

interface WholeWeekProps extends Omit<CampDaysFieldsProps, 'name' | 'takenBy' | 'errors'> {
  readonly days: readonly Day[];
}

/** All full days of a week at once, where the price of the week is to be had. */
function WholeWeek({ camp: { weekPrice }, days: week, chosen, taken, onChange }: WholeWeekProps) {
  const { currency } = useUnit($config);
  const days = heldDays(week);
  const full = days.map((day) => day.options.find(({ isFullDay }) => isFullDay));
  const sum = full.reduce((all, option) => all + (option?.price.amount ?? 0), 0);
  const canHave = days.every((day, index) => {
    const option = full[index];
    return option !== undefined && canChoose(day, option, taken);
  });
  const has = days.every(({ id }, index) => chosen[id]?.optionId === full[index]?.id);
  const price = weekPence(week, weekPrice?.amount ?? 0);
  if (!weekPrice || price >= sum || !canHave || has) return null;
  return (
    <Button variant="secondary" alignSelf="start" onClick={() => onChange(withFullDays(chosen, days))}>
      {text('campDays.wholeWeek', {
        price: formatMoney(price, currency),
        full: formatMoney(sum, currency),
      })}
    </Button>
  );
}
