import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { DateTile } from '@/entities/booking';
import { type Category, CategoryPicture, CategoryTile } from '@/entities/category';
import { $today } from '@/entities/client';
import { buildDayStrip, DayLinks, STRIP_DAYS, StateBadge } from '@/entities/session';
import { addDays } from '@/shared/lib';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../../gallery-texts';
import { TimetableFilters } from './booking-controls';
import { SampleGroup } from './part';

const CATEGORIES: readonly Category[] = [
  'water',
  'mind',
  'dance',
  'racquets',
  'sport',
  'children',
  'camp',
  'health',
  'gym',
  'classes',
  'other',
];
const SAMPLE_SESSIONS = [
  { state: 'available', remaining: 12, opensAt: null, notice: null },
  { state: 'few', remaining: 1, opensAt: null, notice: null },
  { state: 'full', remaining: 0, opensAt: null, notice: null },
  { state: 'cancelled', remaining: null, opensAt: null, notice: null },
] as const;

/** Samples of what can be booked: days, states, colours and pictures. */
export function Activities() {
  const today = useUnit($today);
  // Clicking a day changes only the hash, so that the theme stays.
  const { search, hash } = useLocation();
  const dayStrip = buildDayStrip(today, today, addDays(today, STRIP_DAYS));
  const chosenDate = dayStrip.dates.find((date) => hash === `#${date}`) ?? today;
  return (
    <SampleGroup title={text('gallery.activities')}>
      <DayLinks
        chosenDate={chosenDate}
        today={today}
        strip={dayStrip}
        days={dayStrip.dates.map((date, index) => ({ date, count: index }))}
        buildDayPath={(date) => `${search}#${date}`}
        formatCount={(sessionCount) => text('gallery.sessions', { n: sessionCount })}
        note={{
          date: addDays(today, STRIP_DAYS - 1),
          caption: text('gallery.lastDay'),
          label: text('gallery.lastDay'),
        }}
      />
      <TimetableFilters />
      <Stack direction="row" gap="4">
        {SAMPLE_SESSIONS.map((session) => (
          <StateBadge key={session.state} session={session} now={0} />
        ))}
      </Stack>
      <Stack direction="row" gap="4">
        {CATEGORIES.map((category) => (
          <Stack key={category} direction="row" gap="2" align="center">
            <CategoryTile category={category} />
            <Text as="span">{text(`gallery.category.${category}`)}</Text>
          </Stack>
        ))}
      </Stack>
      <Stack direction="row" gap="4" align="center">
        <DateTile date={today} />
        <DateTile date={today} size="lg" />
      </Stack>
      <CategoryPicture src={null} category="water" name="Riverside" />
    </SampleGroup>
  );
}
