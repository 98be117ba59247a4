import { formatWeekday } from '@/entities/course';
import type { CourseSummary } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { FilterFields } from '@/shared/ui/filter-fields';
import { Select } from '@/shared/ui/select';
import { ADULT_AGE, type CourseFilters, hasFilters, listFilterChoices, NO_FILTERS } from '../lib/filters';
import { text } from '../texts';

const YOUNGEST_AGE = 3;
const FILTER_AGES = Array.from({ length: ADULT_AGE - YOUNGEST_AGE + 1 }, (_, index) => index + YOUNGEST_AGE);

interface CourseFilterBarProps {
  /** All courses of the centre. */
  readonly courses: readonly CourseSummary[];
  readonly filters: CourseFilters;
  readonly onFilter: (filters: CourseFilters) => void;
}

/** Filters by activity, level, weekday and age. A choice applies at once and is kept in the address. */
export function CourseFilterBar({ courses, filters, onFilter }: CourseFilterBarProps) {
  const { activities, levels, weekdays } = listFilterChoices(courses);
  const { activity, level, weekday, age } = filters;
  return (
    <FilterFields label={text('courses.filters')}>
      <FilterSelect
        label={text('courses.activity')}
        anyLabel={text('courses.anyActivity')}
        value={activity}
        options={activities}
        onChoose={(value) => onFilter({ ...filters, activity: value })}
      />
      {(levels.length > 0 || level !== null) && (
        <FilterSelect
          label={text('courses.level')}
          anyLabel={text('courses.anyLevel')}
          value={level}
          options={levels.map((value) => ({ value, label: value }))}
          onChoose={(value) => onFilter({ ...filters, level: value })}
        />
      )}
      <FilterSelect
        label={text('courses.weekday')}
        anyLabel={text('courses.anyDay')}
        value={weekday}
        options={weekdays.map((value) => ({ value: String(value), label: formatWeekday(value) }))}
        onChoose={(value) => onFilter({ ...filters, weekday: value === null ? null : Number(value) })}
      />
      <FilterSelect
        label={text('courses.age')}
        anyLabel={text('courses.anyAge')}
        value={age}
        options={FILTER_AGES.map((years) => ({ value: String(years), label: formatAge(years) }))}
        onChoose={(value) => onFilter({ ...filters, age: value === null ? null : Number(value) })}
      />
      {hasFilters(filters) && (
        <Button variant="text" onClick={() => onFilter(NO_FILTERS)}>
          {text('courses.clear')}
        </Button>
      )}
    </FilterFields>
  );
}

const formatAge = (years: number) =>
  years === ADULT_AGE ? text('courses.adult') : text('courses.years', { n: years });

interface FilterSelectProps {
  readonly label: string;
  readonly anyLabel: string;
  readonly value: string | number | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string | null) => void;
}

function FilterSelect({ label, anyLabel, value, options, onChoose }: FilterSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value === null ? '' : String(value)}
          placeholder={anyLabel}
          options={options}
          onValueChange={(value) => onChoose(value === '' ? null : value)}
        />
      )}
    </Field>
  );
}
