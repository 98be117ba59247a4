import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, useState } from 'react';
import { FUTURE_YEAR_LIMITS, formatDate, readTypedDate } from '@/shared/lib';
import { Button } from '@/shared/ui/button';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { FilterFields } from '@/shared/ui/filter-fields';
import { Icon } from '@/shared/ui/icon';
import { Select } from '@/shared/ui/select';
import { styled } from '@/shared/ui/styled';
import { type CampFilters, hasFilters, MAX_CHILD_AGE, NO_FILTERS } from '../lib/filters';
import { text } from '../texts';

/** On a phone the date filters are collapsed. */
const DatesToggle = styled('div', { base: { display: { base: 'grid', md: 'none' } } });
const DateFields = styled('div', {
  base: {
    display: { base: 'none', md: 'contents' },
    gridColumn: '1 / -1',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: '2',
  },
  variants: { isOpen: { true: { display: { base: 'grid', md: 'contents' } } } },
});

const YOUNGEST_AGE = 3;
const FILTER_AGES = Array.from(
  { length: MAX_CHILD_AGE - YOUNGEST_AGE + 1 },
  (_, index) => index + YOUNGEST_AGE,
);

interface CampFilterBarProps {
  readonly filters: CampFilters;
  readonly onFilter: (filters: CampFilters) => void;
}

/** Filters by age and dates. A choice applies at once and is kept in the address. */
export function CampFilterBar({ filters, onFilter }: CampFilterBarProps) {
  const { age, from, to } = filters;
  const [areDatesOpen, setDatesOpen] = useState(from !== null || to !== null);
  const datesId = useId();
  return (
    <FilterFields label={text('camps.filters')}>
      <Field label={text('camps.age')}>
        {(control) => (
          <Select
            {...control}
            value={age === null ? '' : String(age)}
            placeholder={text('camps.anyAge')}
            options={FILTER_AGES.map((years) => ({
              value: String(years),
              label: text('camps.years', { n: years }),
            }))}
            onValueChange={(value) => onFilter({ ...filters, age: value === '' ? null : Number(value) })}
          />
        )}
      </Field>
      <DatesToggle>
        <Button
          variant="secondary"
          paddingX="3"
          aria-expanded={areDatesOpen}
          aria-controls={datesId}
          onClick={() => setDatesOpen(!areDatesOpen)}
        >
          <Icon of={CalendarDays} />
          <span>{text('camps.dates')}</span>
        </Button>
      </DatesToggle>
      <DateFields id={datesId} isOpen={areDatesOpen}>
        <DateField
          label={text('camps.from')}
          value={from}
          onDate={(date) => onFilter({ ...filters, from: date })}
        />
        <DateField
          label={text('camps.to')}
          value={to}
          onDate={(date) => onFilter({ ...filters, to: date })}
        />
      </DateFields>
      {hasFilters(filters) && (
        <Button variant="text" onClick={() => onFilter(NO_FILTERS)}>
          {text('camps.clear')}
        </Button>
      )}
    </FilterFields>
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly onDate: (date: string | null) => void;
}

/** A date field. A complete date applies at once; an invalid one shows an error when the field loses the focus. */
function DateField({ label, value, onDate }: DateFieldProps) {
  const [typedDate, setTypedDate] = useState(value === null ? '' : formatDate(value));
  const [hasLostFocus, setHasLostFocus] = useState(false);
  const [shownDate, setShownDate] = useState(value);
  // The address was changed from outside: by Back, or because the filters were cleared.
  if (shownDate !== value) {
    setShownDate(value);
    setTypedDate(value === null ? '' : formatDate(value));
  }
  const isInvalid =
    hasLostFocus && typedDate !== '' && readTypedDate(typedDate, FUTURE_YEAR_LIMITS).kind !== 'date';
  return (
    <Field label={label} error={isInvalid ? text('camps.wrongDate') : null}>
      {(control) => (
        <DateInput
          {...control}
          value={typedDate}
          onFocus={() => setHasLostFocus(false)}
          onBlur={() => setHasLostFocus(true)}
          onValueChange={(typedText) => {
            setTypedDate(typedText);
            const reading = readTypedDate(typedText, FUTURE_YEAR_LIMITS);
            const date = reading.kind === 'date' ? reading.iso : null;
            if (date === value || (date === null && typedText !== '')) return;
            setShownDate(date);
            onDate(date);
          }}
        />
      )}
    </Field>
  );
}
