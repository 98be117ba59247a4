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
import { chooseFullDays, chooseOption } from '../lib/change-days';
import {
  type BookedDays,
  type ChildBookedDays,
  type ChosenDays,
  canChoose,
  type Day,
} from '../lib/chosen-days';
import { calculateWeekPence, excludeCancelledDays, groupByWeek } from '../lib/preview-price';
import { text } from '../texts';
import { DayFields } from './day-fields';
import { ExtrasFields } from './extras-fields';

const DayList = styled('div', { base: { display: 'grid', gap: '2' } });

interface CampDaysFieldsProps {
  readonly camp: Camp;
  /** The child's name, which distinguishes the fieldsets of several children. */
  readonly childName: string;
  readonly chosenDays: ChosenDays;
  readonly bookedDays: BookedDays;
  /** For several children on the same days: what each has already booked, to be shown with their names. */
  readonly childrenBookedDays?: readonly ChildBookedDays[];
  /** Why a day was refused, by day id. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly onChange: (chosenDays: ChosenDays) => void;
}

/** The days of a camp for one child, or for several on the same days: one row per date, by week. */
export function CampDaysFields({
  camp,
  childName,
  chosenDays,
  bookedDays,
  childrenBookedDays = [],
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
          <AllDaysButton
            camp={camp}
            days={days}
            isForSeveral={childrenBookedDays.length > 1}
            chosenDays={chosenDays}
            bookedDays={bookedDays}
            onChange={onChange}
          />
          <DayList>
            {shownDays.map((day) => (
              <DayFields
                key={day.id}
                day={day}
                childName={childName}
                bookedDays={bookedDays}
                childrenBookedDays={childrenBookedDays}
                chosenId={chosenDays[day.id]?.optionId ?? null}
                error={errors[day.id] ?? null}
                onChoose={(optionId) => onChange(chooseOption(camp, chosenDays, day, optionId))}
              />
            ))}
          </DayList>
        </Stack>
      ))}
      <ExtrasFields camp={camp} childName={childName} chosenDays={chosenDays} onChange={onChange} />
    </Stack>
  );
}

/** "Full day 08:30 to 17:30 · Morning 08:30 to 12:45" if all days have the same times, otherwise null. */
function findCommonTimes(days: readonly Day[]): string | null {
  const [firstTimes = null, ...otherTimes] = days.map(({ options }) =>
    options.map((option) => text('campDays.time', option)).join(' · '),
  );
  return otherTimes.every((timesText) => timesText === firstTimes) ? firstTimes : null;
}

interface AllDaysButtonProps
  extends Omit<CampDaysFieldsProps, 'childName' | 'childrenBookedDays' | 'errors'> {
  readonly days: readonly Day[];
  /** Whether several children come on these days, each at this price. */
  readonly isForSeveral: boolean;
}

/**
 * A button that chooses the full day on all available days of a week, or clears them; it shows the week price if that applies.
 */
function AllDaysButton({
  camp,
  days: week,
  isForSeveral,
  chosenDays,
  bookedDays,
  onChange,
}: AllDaysButtonProps) {
  const { currency } = useUnit($config);
  const uncancelledDays = excludeCancelledDays(week);
  const fullDayOptions = uncancelledDays.flatMap((day) => {
    const option = day.options.find(({ isFullDay }) => isFullDay);
    return option && canChoose(day, option, bookedDays) ? [{ day, option }] : [];
  });
  if (fullDayOptions.length < 2) return null;
  const areAllChosen = fullDayOptions.every(({ day, option }) => chosenDays[day.id]?.optionId === option.id);
  if (areAllChosen)
    return (
      <Button
        variant="secondary"
        alignSelf="start"
        onClick={() => onChange(removeDays(chosenDays, uncancelledDays))}
      >
        {text('campDays.clear')}
      </Button>
    );
  const sumPence = fullDayOptions.reduce((pence, { option }) => pence + option.price.amount, 0);
  const weekPence = calculateWeekPence(week, camp.weekPrice?.amount ?? sumPence);
  const isWeekPrice =
    camp.weekPrice !== null && weekPence < sumPence && fullDayOptions.length === uncancelledDays.length;
  const amounts = {
    price: formatMoney(isWeekPrice ? weekPence : sumPence, currency),
    full: formatMoney(sumPence, currency),
  };
  const eachSuffix = isForSeveral ? 'Each' : '';
  return (
    <Button
      variant="secondary"
      alignSelf="start"
      onClick={() =>
        onChange(
          chooseFullDays(
            camp,
            chosenDays,
            fullDayOptions.map(({ day }) => day),
          ),
        )
      }
    >
      {isWeekPrice
        ? text(`campDays.wholeWeek${eachSuffix}`, amounts)
        : text(`campDays.allDays${eachSuffix}`, { n: fullDayOptions.length, ...amounts })}
    </Button>
  );
}

function removeDays(chosenDays: ChosenDays, days: readonly Day[]): ChosenDays {
  return Object.fromEntries(Object.entries(chosenDays).filter(([id]) => days.every((day) => day.id !== id)));
}
