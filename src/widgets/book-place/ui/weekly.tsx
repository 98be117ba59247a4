import { dayName, shortDayName } from '@/entities/session';
import type { NewCartItem } from '@/shared/api';
import { sessionPath } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import type { Bookable } from '../lib/bookable';
import { isBookableWeek, listWeeksUntil, type Repeat, splitRefusedWeeks, type Week } from '../lib/repeats';
import { text } from './weekly-texts';

const Dates = styled('ul', { base: { margin: '0', paddingInlineStart: '6' } });

interface EveryWeekProps {
  readonly localDate: string;
  readonly repeats: readonly Repeat[];
  /** The ID of the last week's session; null if only this week is booked. */
  readonly lastId: string | null;
  /** The slug of the centre. */
  readonly slug: string;
  readonly onChoose: (lastId: string | null) => void;
}

/** The choice "Every week until …", if later weeks can be booked. */
export function EveryWeek({ localDate, repeats, lastId, slug, onChoose }: EveryWeekProps) {
  if (repeats.length === 0) return null;
  const weeks = listWeeksUntil(localDate, repeats, lastId);
  return (
    <Stack gap="2">
      <Field label={text('weekly.label')}>
        {(control) => (
          <Select
            {...control}
            value={lastId ?? ''}
            options={[
              { value: '', label: text('weekly.once') },
              ...repeats.map(({ id, localDate: date }, index) => ({
                value: id,
                label: text('weekly.until', {
                  day: shortDayName(date),
                  n: repeats.slice(0, index + 1).filter(isBookableWeek).length + 1,
                }),
              })),
            ]}
            onValueChange={(value) => onChoose(value === '' ? null : value)}
          />
        )}
      </Field>
      {weeks.length > 0 && (
        <Dates aria-label={text('weekly.dates')}>
          {weeks.map((week) => (
            <li key={week.date}>
              <span>{formatWeek(week)}</span>
              {week.state === 'full' && week.id !== null && (
                <FullDayLink slug={slug} id={week.id} date={week.date} />
              )}
            </li>
          ))}
        </Dates>
      )}
    </Stack>
  );
}

interface FullDayLinkProps {
  /** The slug of the centre. */
  readonly slug: string;
  readonly id: string;
  readonly date: string;
}

/** A link to the session of a full week, whose page offers the waiting list if there is one. */
function FullDayLink({ slug, id, date }: FullDayLinkProps) {
  return (
    <>
      <span> </span>
      <Link to={sessionPath(slug, id)} aria-label={text('weekly.seeNamed', { day: dayName(date) })}>
        {text('weekly.see')}
      </Link>
    </>
  );
}

/** The date of a week, with the reason if it is not booked. */
function formatWeek({ date, state }: Week): string {
  const day = dayName(date);
  switch (state) {
    case 'available':
    case 'few':
      return day;
    case 'full':
      return text('weekly.full', { day });
    case 'cancelled':
      return text('weekly.cancelled', { day });
    case 'absent':
      return text('weekly.absent', { day });
    default:
      return text('weekly.closed', { day });
  }
}

interface WeeksRefusedProps {
  readonly items: readonly NewCartItem[];
  /** The error messages by the index of the item. */
  readonly messages: ReadonlyMap<number, string>;
  readonly bookable: Pick<Bookable, 'id' | 'localDate' | 'repeats'>;
  /** The slug of the centre. */
  readonly slug: string;
  readonly isBusy: boolean;
  readonly onRest: (items: readonly NewCartItem[]) => void;
}

/** Which weeks were refused and why, with a button to book the others. */
export function WeeksRefused({ items, messages, bookable, slug, isBusy, onRest }: WeeksRefusedProps) {
  const { remainingItems, refusals } = splitRefusedWeeks(items, messages);
  const { id: firstId, localDate = '', repeats = [] } = bookable;
  const dateById = new Map([{ id: firstId, localDate }, ...repeats].map((week) => [week.id, week.localDate]));
  const fullIds = new Set(repeats.filter(({ state }) => state === 'full').map(({ id }) => id));
  const weeks = new Set(remainingItems.map(({ id }) => id)).size;
  return (
    <Alert status="danger" title={text('session.notAdded')} isLive={false}>
      <Stack gap="2" align="start">
        <Dates>
          {[...refusals].map(([id, message]) => {
            const date = dateById.get(id);
            return (
              <li key={id}>
                <span>{date ? `${dayName(date)}: ${message}` : message}</span>
                {date && fullIds.has(id) && <FullDayLink slug={slug} id={id} date={date} />}
              </li>
            );
          })}
        </Dates>
        {weeks === 0 ? (
          <Text>{text('weekly.none')}</Text>
        ) : (
          <Button variant="secondary" isBusy={isBusy} onClick={() => onRest(remainingItems)}>
            {weeks === 1 ? text('weekly.otherOne') : text('weekly.others', { n: weeks })}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
