import { useEffect, useId, useRef } from 'react';
import { optionStateWords } from '@/entities/camp';
import { dayName, StateLabel } from '@/entities/session';
import type { Camp } from '@/shared/api';
import { formatList } from '@/shared/format';
import { Alert } from '@/shared/ui/alert';
import { Checkbox } from '@/shared/ui/checkbox';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import {
  type BookedDays,
  type ChildBookedDays,
  type ChosenDays,
  canChoose,
  type Day,
  hasAlready,
  type Option,
  withExtra,
  withOption,
} from '../lib/chosen-days';
import { text } from '../texts';

const Fields = styled('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    minWidth: '0',
    margin: '0',
    paddingX: '4',
    paddingTop: '2',
    paddingBottom: '3',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    background: 'surface',
    overflowWrap: 'anywhere',
  },
  variants: { isChosen: { true: { borderColor: 'chosen' } } },
});
const Legend = styled('legend', {
  base: {
    float: 'left',
    width: 'full',
    padding: '0',
    fontWeight: 'bold',
    fontSize: 'lg',
    lineHeight: 'snug',
  },
});
const Options = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    columnGap: '4',
    rowGap: '1',
  },
});
const Choice = styled('span', { base: { display: 'grid' } });
const Amount = styled('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
});
const Extras = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    paddingTop: '1',
    borderTop: '1px solid',
    borderColor: 'line',
  },
});

interface DayFieldsProps {
  readonly day: Day;
  readonly name: string;
  readonly extras: Camp['extras'];
  readonly chosen: ChosenDays;
  readonly taken: BookedDays;
  readonly takenBy: readonly ChildBookedDays[];
  /** Why the day was refused. */
  readonly error: string | null;
  readonly onChange: (chosen: ChosenDays) => void;
}

/** One date: what can be chosen for it, and why not what cannot. */
export function DayFields(props: DayFieldsProps) {
  const { day, name, extras, chosen, taken, takenBy, error, onChange } = props;
  const { id, date, options, cancelledReason } = day;
  const choice = chosen[id];
  const option = options.find((one) => one.id === choice?.optionId);
  const own = extras.filter((extra) => option?.extraIds.includes(extra.id));
  const only = commonStateWords(day, taken, takenBy);
  const errorId = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (error !== null) fields.current?.focus();
  }, [error]);
  return (
    <Fields
      ref={fields}
      isChosen={choice !== undefined}
      {...(error !== null && { tabIndex: -1, 'aria-describedby': errorId })}
    >
      <Legend>
        {name !== '' && <VisuallyHidden>{`${name}, `}</VisuallyHidden>}
        <span>{dayName(date)}</span>
      </Legend>
      {cancelledReason !== null ? (
        <StateLabel state="cancelled">{text('campDays.cancelled', { reason: cancelledReason })}</StateLabel>
      ) : only !== null ? (
        <StateLabel state="full">{only}</StateLabel>
      ) : (
        <Options>
          {options.map((one) => (
            <OptionField
              key={one.id}
              day={day}
              option={one}
              taken={taken}
              takenBy={takenBy}
              isChosen={choice?.optionId === one.id}
              onChange={() => onChange(withOption(chosen, day, one.id, taken))}
            />
          ))}
        </Options>
      )}
      {error !== null && (
        <Alert status="danger">
          <span id={errorId}>{error}</span>
        </Alert>
      )}
      {choice && own.length > 0 && (
        <Extras role="group" aria-label={text('campDays.extras', { day: dayName(date) })}>
          {own.map((extra) => (
            <Checkbox
              key={extra.id}
              isChecked={choice.extraIds.includes(extra.id)}
              onCheckedChange={() => onChange(withExtra(chosen, id, extra.id))}
            >
              {text('campDays.extra', { label: extra.label, price: extra.price.formatted })}
            </Checkbox>
          ))}
        </Extras>
      )}
    </Fields>
  );
}

interface OptionFieldProps {
  readonly day: Day;
  readonly option: Option;
  readonly taken: BookedDays;
  readonly takenBy: readonly ChildBookedDays[];
  readonly isChosen: boolean;
  readonly onChange: () => void;
}

function OptionField({ day, option, taken, takenBy, isChosen, onChange }: OptionFieldProps) {
  const { label, from, to, price } = option;
  const time = text('campDays.time', { label, from, to });
  const words = optionStateWords(option);
  if (!canChoose(day, option, taken))
    return (
      <Text tone="muted">
        {`${time}: ${hasAlready(day, option, taken) ? alreadyWords(day, option, takenBy) : words}`}
      </Text>
    );
  return (
    <Checkbox isChecked={isChosen} onCheckedChange={onChange}>
      <Choice>
        <span>{time}</span>
        <Amount>
          <span>{price.formatted}</span>
          {words !== null && <StateLabel state={option.state}>{words}</StateLabel>}
        </Amount>
      </Choice>
    </Checkbox>
  );
}

/** Of several children it is said who has it. */
function alreadyWords(day: Day, option: Option, takenBy: readonly ChildBookedDays[]): string {
  const names = takenBy.filter(({ taken }) => hasAlready(day, option, taken)).map(({ name }) => name);
  if (names.length === 0) return text('campDays.already');
  return text('campDays.alreadyFor', { names: formatList(names) });
}

/** What is said once of a day of which nothing can be chosen; null when something can, or when its choices differ. */
function commonStateWords(day: Day, taken: BookedDays, takenBy: readonly ChildBookedDays[]): string | null {
  if (day.options.some((option) => canChoose(day, option, taken))) return null;
  const words = day.options.map((option) =>
    hasAlready(day, option, taken) ? alreadyWords(day, option, takenBy) : optionStateWords(option),
  );
  const [first = null] = words;
  return words.every((one) => one === first) ? first : null;
}
