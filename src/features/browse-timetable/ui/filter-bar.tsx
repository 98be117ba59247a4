import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type Filters, GROUPS, hasFilters, NO_FILTERS, PARTS_OF_DAY } from '../lib/filters';
import type { TimetableView } from '../lib/timetable-view';
import { text } from '../texts';

/** On one line, which scrolls sideways in a narrow window. */
const Row = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    // Leaves room for the focus ring; on a phone the row reaches the edges of the window, where it is cut off.
    marginY: '-1',
    marginX: { base: '-4', md: '-1' },
    paddingY: '1',
    paddingX: { base: '4', md: '1' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *': { flexShrink: '0' },
  },
});
const Group = styled('fieldset', { base: { minWidth: '0', margin: '0', padding: '0', borderWidth: '0' } });
const Legend = styled('legend', { base: { position: 'absolute', padding: '0' } });
/** The choice as a chip; the native select lies over it invisibly. */
const Chip = styled('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '10',
    paddingX: '4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'full',
    background: 'surface',
    whiteSpace: 'nowrap',
    '& > select, & > input': {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      margin: '0',
      fontSize: 'md',
      opacity: '0',
      cursor: 'pointer',
    },
    '&:hover': { borderColor: 'primary.text' },
    '&:focus-within': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '1px' },
  },
  variants: {
    isOn: { true: { borderColor: 'primary.border', background: 'primary.tint', fontWeight: 'medium' } },
  },
});

interface FilterBarProps {
  readonly view: Pick<TimetableView, 'filters' | 'activities' | 'levels'>;
  readonly onFilter: (filters: Filters) => void;
}

/** The filters of a day on one line. A choice applies at once, and its chip names it. */
export function FilterBar({ view: { filters, activities, levels }, onFilter }: FilterBarProps) {
  const changeFilters = (changes: Partial<Filters>) => onFilter({ ...filters, ...changes });
  const chosenActivities = activities.filter(({ slug }) => filters.activities.includes(slug));
  const [firstActivity, ...otherActivities] = chosenActivities;
  const severalText =
    otherActivities.length > 0 ? text('timetable.activities', { n: chosenActivities.length }) : null;
  return (
    <Group>
      <Legend>
        <VisuallyHidden>{text('timetable.filters')}</VisuallyHidden>
      </Legend>
      <Row>
        <FilterChoice
          label={text('timetable.activity')}
          chosenText={severalText ?? firstActivity?.name ?? null}
          value=""
          options={[
            {
              value: '',
              label: text(chosenActivities.length === 0 ? 'timetable.anyActivity' : 'timetable.addActivity'),
            },
            ...activities.map(({ slug, name }) => ({
              value: slug,
              label: filters.activities.includes(slug) ? text('timetable.removeActivity', { name }) : name,
            })),
          ]}
          onChoose={(slug) =>
            changeFilters({
              activities: filters.activities.includes(slug)
                ? filters.activities.filter((activitySlug) => activitySlug !== slug)
                : [...filters.activities, slug],
            })
          }
        />
        <FilterChoice
          label={text('timetable.part')}
          chosenText={filters.part && text(`timetable.part.${filters.part}`)}
          value={filters.part ?? ''}
          options={[
            { value: '', label: text('timetable.anyPart') },
            ...PARTS_OF_DAY.map((part) => ({ value: part, label: text(`timetable.part.${part}`) })),
          ]}
          onChoose={(value) => changeFilters({ part: PARTS_OF_DAY.find((part) => part === value) ?? null })}
        />
        {levels.length > 0 && (
          <FilterChoice
            label={text('timetable.level')}
            chosenText={filters.level}
            value={filters.level ?? ''}
            options={[
              { value: '', label: text('timetable.anyLevel') },
              ...levels.map((level) => ({ value: level, label: level })),
            ]}
            onChoose={(value) => changeFilters({ level: value || null })}
          />
        )}
        <FilterChoice
          label={text('timetable.group')}
          chosenText={filters.group && text(`timetable.group.${filters.group}`)}
          value={filters.group ?? ''}
          options={[
            { value: '', label: text('timetable.anyGroup') },
            ...GROUPS.map((group) => ({ value: group, label: text(`timetable.group.${group}`) })),
          ]}
          onChoose={(value) => changeFilters({ group: GROUPS.find((group) => group === value) ?? null })}
        />
        <Chip isOn={filters.hasSpaces}>
          <span>{text('timetable.withSpaces')}</span>
          <input
            type="checkbox"
            checked={filters.hasSpaces}
            onChange={({ currentTarget }) => changeFilters({ hasSpaces: currentTarget.checked })}
          />
        </Chip>
        {hasFilters(filters) && (
          <Button variant="text" onClick={() => onFilter(NO_FILTERS)}>
            {text('timetable.clear')}
          </Button>
        )}
      </Row>
    </Group>
  );
}

interface FilterChoiceProps {
  readonly label: string;
  /** The text of the choice; null for no choice. */
  readonly chosenText: string | null;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

function FilterChoice({ label, chosenText, value, options, onChoose }: FilterChoiceProps) {
  return (
    <Chip isOn={chosenText !== null}>
      <span aria-hidden="true">{chosenText ?? label}</span>
      <Icon of={ChevronDown} size={20} />
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Chip>
  );
}
