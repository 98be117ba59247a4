import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { isIsoDate } from '@/shared/lib';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Icon } from '@/shared/ui/icon';
import { Select } from '@/shared/ui/select';
import { styled } from '@/shared/ui/styled';
import { TextInput } from '@/shared/ui/text-input';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type Filters, GROUPS, hasFilters, NO_FILTERS, PARTS_OF_DAY } from '../lib/filters';
import type { TimetableView } from '../lib/timetable-view';
import { text } from '../texts';
import { OpeningLink } from './opening-link';

const WIDE = '@media (min-width: 48rem)';

const Bar = styled('div', { base: { display: 'grid', gap: '3', minWidth: '0' } });
/** In one line where there is room; what is chosen in a field says what it is of, so its label is read out alone. */
const LABELS_READ_OUT = {
  '& > div > label': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;
const Row = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: '0' },
});
const Opening = styled('div', {
  base: {
    flex: { base: '1 1 6rem', md: '0 1 7.5rem' },
    fontSize: 'sm',
    '& a': { display: 'inline-block', minHeight: '6', lineHeight: 'snug' },
  },
});
const Day = styled('div', { base: { flex: '0 1 9rem', minWidth: '0', ...LABELS_READ_OUT } });
/** On phones alone, where the fields are folded. */
const OnPhones = styled('div', {
  base: { minWidth: '0', [WIDE]: { display: 'none' } },
  variants: { isWhole: { true: { width: 'full' } } },
});
const Fields = styled('fieldset', {
  base: {
    display: 'none',
    flex: '1 1 100%',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    [WIDE]: { display: 'grid', flex: '1 1 42rem', gap: '2', ...LABELS_READ_OUT },
  },
  variants: { isOpen: { true: { display: 'grid' } } },
});
const Legend = styled('legend', { base: { position: 'absolute', padding: '0' } });
const Chips = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    margin: '0',
    padding: '0',
    listStyle: 'none',
  },
});
const Chip = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    maxWidth: 'full',
    paddingX: '4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'primary.text',
    borderRadius: 'full',
    background: 'primary.tint',
    color: 'fg',
    font: 'inherit',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
});

interface FilterBarProps {
  readonly view: TimetableView;
  readonly onFilter: (filters: Filters) => void;
  readonly onDay: (date: string) => void;
  /** The filters are done with, where they hide what they leave. */
  readonly onShow: () => void;
}

/** What of a day is shown. A choice counts at once; what is chosen stands below as buttons that take it away. */
export function FilterBar({ view, onFilter, onDay, onShow }: FilterBarProps) {
  const { filters, activities, levels, date, today, lastDay } = view;
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  const chips = chipsOf(view);
  const change = (changed: Partial<Filters>) => onFilter({ ...filters, ...changed });
  return (
    <Bar>
      <Row>
        <Day>
          <Field label={text('timetable.pickDay')}>
            {(control) => (
              <TextInput
                {...control}
                key={date}
                type="date"
                defaultValue={date}
                min={today}
                max={lastDay}
                onChange={(event) => {
                  const day = event.currentTarget.value;
                  if (isIsoDate(day) && day >= today && day <= lastDay) onDay(day);
                }}
              />
            )}
          </Field>
        </Day>
        <OnPhones>
          <Button
            variant="secondary"
            isWide
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={SlidersHorizontal} />
            <span>
              {chips.length === 0
                ? text('timetable.filters')
                : text('timetable.filtersOn', { n: chips.length })}
            </span>
          </Button>
        </OnPhones>
        <Opening>
          <OpeningLink view={view} />
        </Opening>
        <Fields id={fieldsId} isOpen={isOpen}>
          <Legend>
            <VisuallyHidden>{text('timetable.filters')}</VisuallyHidden>
          </Legend>
          <Field label={text('timetable.activity')}>
            {(control) => (
              <Select
                {...control}
                value=""
                placeholder={text(
                  filters.activities.length === 0 ? 'timetable.anyActivity' : 'timetable.addActivity',
                )}
                options={activities
                  .filter(({ slug }) => !filters.activities.includes(slug))
                  .map(({ slug, name }) => ({ value: slug, label: name }))}
                onValueChange={(slug) => {
                  if (slug !== '') change({ activities: [...filters.activities, slug] });
                }}
              />
            )}
          </Field>
          <Field label={text('timetable.part')}>
            {(control) => (
              <Select
                {...control}
                value={filters.part ?? ''}
                placeholder={text('timetable.anyPart')}
                options={PARTS_OF_DAY.map((part) => ({ value: part, label: text(`timetable.part.${part}`) }))}
                onValueChange={(value) =>
                  change({ part: PARTS_OF_DAY.find((part) => part === value) ?? null })
                }
              />
            )}
          </Field>
          {levels.length > 0 && (
            <Field label={text('timetable.level')}>
              {(control) => (
                <Select
                  {...control}
                  value={filters.level ?? ''}
                  placeholder={text('timetable.anyLevel')}
                  options={levels.map((level) => ({ value: level, label: level }))}
                  onValueChange={(value) => change({ level: value || null })}
                />
              )}
            </Field>
          )}
          <Field label={text('timetable.group')}>
            {(control) => (
              <Select
                {...control}
                value={filters.group ?? ''}
                placeholder={text('timetable.anyGroup')}
                options={GROUPS.map((group) => ({ value: group, label: text(`timetable.group.${group}`) }))}
                onValueChange={(value) => change({ group: GROUPS.find((group) => group === value) ?? null })}
              />
            )}
          </Field>
          <div>
            <Checkbox isChecked={filters.hasSpaces} onCheckedChange={(hasSpaces) => change({ hasSpaces })}>
              {text('timetable.withSpaces')}
            </Checkbox>
          </div>
          <OnPhones isWhole>
            <Button
              isWide
              onClick={() => {
                setOpen(false);
                onShow();
              }}
            >
              {showWords(view.shown.length)}
            </Button>
          </OnPhones>
        </Fields>
      </Row>
      {hasFilters(filters) && (
        <Chips aria-label={text('timetable.filters')}>
          {chips.map(({ label, without }) => (
            <li key={label}>
              <Chip type="button" onClick={() => change(without)}>
                <VisuallyHidden>{text('timetable.remove')}</VisuallyHidden>
                <span>{label}</span>
                <Icon of={X} size={16} />
              </Chip>
            </li>
          ))}
          <li>
            <Button variant="text" onClick={() => onFilter(NO_FILTERS)}>
              {text('timetable.clear')}
            </Button>
          </li>
        </Chips>
      )}
    </Bar>
  );
}

function showWords(n: number): string {
  if (n === 0) return text('timetable.showNone');
  return n === 1 ? text('timetable.showOne') : text('timetable.show', { n });
}

function chipsOf({ filters, activities }: TimetableView) {
  const nameOf = (slug: string) => activities.find((activity) => activity.slug === slug)?.name ?? slug;
  return [
    ...filters.activities.map((slug) => ({
      label: nameOf(slug),
      without: { activities: filters.activities.filter((one) => one !== slug) },
    })),
    ...(filters.part ? [{ label: text(`timetable.part.${filters.part}`), without: { part: null } }] : []),
    ...(filters.level ? [{ label: filters.level, without: { level: null } }] : []),
    ...(filters.group ? [{ label: text(`timetable.group.${filters.group}`), without: { group: null } }] : []),
    ...(filters.hasSpaces ? [{ label: text('timetable.withSpaces'), without: { hasSpaces: false } }] : []),
  ];
}
