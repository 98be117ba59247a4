import { formatWeekday } from '@/entities/course';
import type { CourseSummary } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { FilterFields } from '@/shared/ui/filter-fields';
import { Select } from '@/shared/ui/select';
import { ADULT_AGE, type CourseFilters, hasFilters, listChoices, NO_FILTERS } from '../lib/filters';
import { text } from '../texts';

const YOUNGEST_AGE = 3;
const AGES = Array.from({ length: ADULT_AGE - YOUNGEST_AGE + 1 }, (_, index) => index + YOUNGEST_AGE);

interface CourseFilterBarProps {
  /** All courses of the centre. */
  readonly courses: readonly CourseSummary[];
  readonly filters: CourseFilters;
  readonly onFilter: (filters: CourseFilters) => void;
}

/** Filters by activity, level, weekday and age. A choice applies at once and is kept in the address. */
export function CourseFilterBar({ courses, filters, onFilter }: CourseFilterBarProps) {
  const { activities, levels, weekdays } = listChoices(courses);
  const { activity, level, weekday, age } = filters;
  return (
    <FilterFields label={text('courses.filters')}>
      <Choice
        label={text('courses.activity')}
        any={text('courses.anyActivity')}
        value={activity}
        options={activities}
        onChoose={(value) => onFilter({ ...filters, activity: value })}
      />
      {(levels.length > 0 || level !== null) && (
        <Choice
          label={text('courses.level')}
          any={text('courses.anyLevel')}
          value={level}
          options={levels.map((value) => ({ value, label: value }))}
          onChoose={(value) => onFilter({ ...filters, level: value })}
        />
      )}
      <Choice
        label={text('courses.weekday')}
        any={text('courses.anyDay')}
        value={weekday}
        options={weekdays.map((value) => ({ value: String(value), label: formatWeekday(value) }))}
        onChoose={(value) => onFilter({ ...filters, weekday: value === null ? null : Number(value) })}
      />
      <Choice
        label={text('courses.age')}
        any={text('courses.anyAge')}
        value={age}
        options={AGES.map((years) => ({ value: String(years), label: formatAge(years) }))}
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

interface ChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly value: string | number | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string | null) => void;
}

function Choice({ label, any, value, options, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value === null ? '' : String(value)}
          placeholder={any}
          options={options}
          onValueChange={(value) => onChoose(value === '' ? null : value)}
        />
      )}
    </Field>
  );
}
