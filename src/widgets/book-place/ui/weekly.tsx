import { dayName, shortDayName } from '@/entities/session';
import type { NewCartItem } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import type { Remainder, Repeat } from '../lib/repeats';
import { text } from './places-texts';

const Dates = styled('ul', { base: { margin: '0', paddingInlineStart: '6' } });

interface EveryWeekProps {
  readonly repeats: readonly Repeat[];
  /** The id of the last week; null for this one alone. */
  readonly lastId: string | null;
  readonly onChoose: (lastId: string | null) => void;
}

/** "Every week until …", where the session takes place in later weeks that can be booked. */
export function EveryWeek({ repeats, lastId, onChoose }: EveryWeekProps) {
  if (repeats.length === 0) return null;
  return (
    <Field label={text('weekly.label')}>
      {(control) => (
        <Select
          {...control}
          value={lastId ?? ''}
          options={[
            { value: '', label: text('weekly.once') },
            ...repeats.map(({ id, localDate }, index) => ({
              value: id,
              label: text('weekly.until', { day: shortDayName(localDate), n: index + 2 }),
            })),
          ]}
          onValueChange={(value) => onChoose(value === '' ? null : value)}
        />
      )}
    </Field>
  );
}

interface WeeksRefusedProps {
  readonly remainder: Remainder;
  /** The day of a session by its id. */
  readonly dayOf: ReadonlyMap<string, string>;
  readonly isBusy: boolean;
  readonly onRest: (items: readonly NewCartItem[]) => void;
}

/** Which weeks were refused and why, with the way to book the others. */
export function WeeksRefused({ remainder: { rest, refused }, dayOf, isBusy, onRest }: WeeksRefusedProps) {
  const weeks = new Set(rest.map(({ id }) => id)).size;
  return (
    <Alert status="danger" title={text('session.notAdded')} isLive={false}>
      <Stack gap="2" align="start">
        <Dates>
          {[...refused].map(([id, message]) => {
            const date = dayOf.get(id);
            return <li key={id}>{date ? `${dayName(date)}: ${message}` : message}</li>;
          })}
        </Dates>
        {weeks === 0 ? (
          <Text>{text('weekly.none')}</Text>
        ) : (
          <Button variant="secondary" isBusy={isBusy} onClick={() => onRest(rest)}>
            {weeks === 1 ? text('weekly.otherOne') : text('weekly.others', { n: weeks })}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
