import type { AgeRange } from '../../domain/common/types.ts';
import type { BookingRules } from '../../store/schema/details.ts';

// The demo operator's courses. Their days are offsets from today: `seed/bookings/course-rows.ts` calculates them at each start.

/** When a course begins: so many weeks ago, or in so many weeks. */
type CourseStart = { weeksAgo: number } | { inWeeks: number };

export interface DemoCourse {
  /** The name from which its id is derived. */
  key: string;
  venueSlug: string;
  activity: string;
  space: string;
  title: string;
  description: string;
  level: string | null;
  requiresLevel: string | null;
  age: AgeRange | null;
  leader: string;
  weekday: number;
  localStart: string;
  minutes: number;
  begins: CourseStart;
  sessionCount: number;
  joinsUntilSession: number;
  capacity: number;
  /** The number of places that are still free online. */
  free: number;
  priceKey: 'course-lessons' | 'course-adults' | 'course-sport';
  needsForm: boolean;
}

/** The levels of the swimming scheme, lowest first. */
export const SWIMMING_STAGES = ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4', 'Stage 5', 'Stage 6', 'Stage 7'];

const MINUTES_PER_WEEK = 7 * 24 * 60;

/** A course can be cancelled free of charge until a week before its first session; after that there is no refund. */
export const courseRules: Partial<BookingRules> = {
  cancelUntilMinutes: MINUTES_PER_WEEK,
  lateFee: null,
  orderLimit: 6,
};

const ARDWICK_SLUG = 'ardwick-fields-leisure-centre';
const CLISSOLD_SLUG = 'clissold-green-leisure';
const DIDSBURY_SLUG = 'didsbury-park-sports-centre';
const CASTLEFIELD_SLUG = 'castlefield-baths';
const HACKNEY_SLUG = 'hackney-wick-arena';

const STAGE_DESCRIPTIONS: Record<string, string> = {
  'Stage 1': 'Getting into the water, moving about in it, and blowing bubbles.',
  'Stage 2': 'Floating, gliding and five metres on the front and on the back.',
  'Stage 3': 'Ten metres with a rotation from front to back, and a jump in.',
  'Stage 4': 'The first strokes with good breathing, ten metres each.',
  'Stage 5': 'All four strokes, sculling and treading water for thirty seconds.',
  'Stage 6': 'Twenty-five metres in clothes, and a dive from a sitting start.',
  'Stage 7': 'A hundred metres in three strokes and the skills of a mile to come.',
};

const childrenFields = { age: { min: 5, max: 11 }, needsForm: true, priceKey: 'course-lessons' as const };
const teenFields = { age: { min: 8, max: 15 }, priceKey: 'course-sport' as const };
const adultFields = { age: { min: 16, max: null }, priceKey: 'course-adults' as const };

type CourseFields = Partial<DemoCourse> & Pick<DemoCourse, 'venueSlug' | 'weekday' | 'localStart' | 'free'>;

const defineCourse = (
  activity: string,
  title: string,
  description: string,
  fields: CourseFields,
): DemoCourse => ({
  key: `${fields.venueSlug}:${title}:${fields.weekday}:${fields.localStart}`,
  activity,
  title,
  description: `<p>${description}</p>`,
  space: 'Sports hall',
  level: null,
  requiresLevel: null,
  age: null,
  leader: 'Gwen',
  minutes: 60,
  begins: { inWeeks: 1 },
  sessionCount: 10,
  joinsUntilSession: 6,
  capacity: 12,
  priceKey: 'course-sport',
  needsForm: false,
  ...fields,
});

/** Lessons for a stage. From Stage 2 on, the previous stage has to be recorded. */
const defineLessons = (stage: number, fields: CourseFields): DemoCourse => {
  const level = `Stage ${stage}`;
  return defineCourse(
    'Swimming Lessons',
    `Swimming lessons, stage ${stage}`,
    STAGE_DESCRIPTIONS[level] ?? '',
    {
      level,
      requiresLevel: stage === 1 ? null : `Stage ${stage - 1}`,
      ...childrenFields,
      space: 'Learner pool',
      minutes: 30,
      capacity: 8,
      leader: 'Priya',
      ...fields,
    },
  );
};

const definePlaceAndTime = (venueSlug: string, weekday: number, localStart: string, freePlaces: number) => ({
  venueSlug,
  weekday,
  localStart,
  free: freePlaces,
});

const begunFields = { begins: { weeksAgo: 3 } };

/**
 * One course for each state: begun three weeks ago, beginning next week, full, with a required level, with one place left,
 * too late to join.
 */
export const demoCourses: DemoCourse[] = [
  defineLessons(1, { ...definePlaceAndTime(ARDWICK_SLUG, 2, '16:00', 5) }),
  defineLessons(2, { ...definePlaceAndTime(ARDWICK_SLUG, 2, '16:30', 3), ...begunFields }),
  defineLessons(3, { ...definePlaceAndTime(ARDWICK_SLUG, 4, '16:00', 4), ...begunFields }),
  defineLessons(3, { ...definePlaceAndTime(ARDWICK_SLUG, 6, '09:00', 0) }),
  defineLessons(4, { ...definePlaceAndTime(ARDWICK_SLUG, 4, '16:30', 1) }),
  defineLessons(5, { ...definePlaceAndTime(ARDWICK_SLUG, 6, '09:30', 6), leader: 'Rhys' }),
  defineCourse(
    'Swimming Lessons',
    'Swimming for adults, beginners',
    'It is never too late. We start in the learner pool, at standing depth.',
    {
      ...definePlaceAndTime(ARDWICK_SLUG, 3, '20:00', 4),
      ...adultFields,
      space: 'Learner pool',
      minutes: 45,
      capacity: 8,
      leader: 'Owen',
    },
  ),
  defineCourse(
    'Gymnastics',
    'Gymnastics, first steps',
    'Rolls, jumps and balances on floor, beam and vault.',
    {
      ...definePlaceAndTime(ARDWICK_SLUG, 6, '10:00', 7),
      ...childrenFields,
      age: { min: 5, max: 8 },
      level: 'Beginner',
      needsForm: false,
      capacity: 16,
      ...begunFields,
    },
  ),
  defineCourse('Gymnastics', 'Gymnastics, improvers', 'Cartwheels, handstands and a short routine.', {
    ...definePlaceAndTime(ARDWICK_SLUG, 6, '11:00', 5),
    ...teenFields,
    level: 'Improver',
    requiresLevel: 'Beginner',
    capacity: 16,
  }),
  defineCourse(
    'Badminton',
    'Badminton for beginners',
    'Grip, serve and clear; by week ten you play doubles.',
    {
      ...definePlaceAndTime(ARDWICK_SLUG, 1, '19:00', 8),
      ...adultFields,
      level: 'Beginner',
      leader: 'Tomasz',
      capacity: 16,
      ...begunFields,
    },
  ),
  defineCourse('Judo', 'Judo for juniors', 'Falling safely comes first, throws come next. Suits are lent.', {
    ...definePlaceAndTime(ARDWICK_SLUG, 5, '17:00', 1),
    ...teenFields,
    leader: 'Kofi',
    capacity: 14,
  }),
  defineCourse('Judo', 'Judo, the autumn course', 'For everyone who began in the autumn.', {
    ...definePlaceAndTime(ARDWICK_SLUG, 5, '18:00', 6),
    ...teenFields,
    leader: 'Kofi',
    begins: { weeksAgo: 8 },
    capacity: 14,
  }),
  defineLessons(1, { ...definePlaceAndTime(CLISSOLD_SLUG, 1, '16:00', 2), leader: 'Ines' }),
  defineLessons(2, { ...definePlaceAndTime(CLISSOLD_SLUG, 1, '16:30', 6), leader: 'Ines', ...begunFields }),
  defineLessons(6, {
    ...definePlaceAndTime(CLISSOLD_SLUG, 3, '17:00', 5),
    leader: 'Hamza',
    space: '25 m pool',
  }),
  defineLessons(7, {
    ...definePlaceAndTime(CLISSOLD_SLUG, 3, '17:30', 3),
    leader: 'Hamza',
    space: '25 m pool',
  }),
  defineCourse('Badminton', 'Badminton, improvers', 'Footwork, drop shots and tactics for doubles.', {
    ...definePlaceAndTime(CLISSOLD_SLUG, 2, '19:00', 9),
    ...adultFields,
    level: 'Improver',
    requiresLevel: 'Beginner',
    leader: 'Freya',
    capacity: 16,
  }),
  defineCourse(
    'Gymnastics',
    'Gymnastics, first steps',
    'Rolls, jumps and balances on floor, beam and vault.',
    {
      ...definePlaceAndTime(DIDSBURY_SLUG, 6, '10:00', 10),
      ...childrenFields,
      level: 'Beginner',
      needsForm: false,
      capacity: 16,
    },
  ),
  defineCourse('Judo', 'Judo for juniors', 'Falling safely comes first, throws come next. Suits are lent.', {
    ...definePlaceAndTime(DIDSBURY_SLUG, 4, '17:00', 8),
    ...teenFields,
    leader: 'Mateo',
    capacity: 14,
    ...begunFields,
  }),
  defineLessons(1, { ...definePlaceAndTime(CASTLEFIELD_SLUG, 3, '16:00', 3), leader: 'Niamh' }),
  defineLessons(2, {
    ...definePlaceAndTime(CASTLEFIELD_SLUG, 3, '16:30', 0),
    leader: 'Niamh',
    ...begunFields,
  }),
  defineCourse(
    'Swimming Lessons',
    'Swimming for adults, beginners',
    'It is never too late. We start in the learner pool, at standing depth.',
    {
      ...definePlaceAndTime(CASTLEFIELD_SLUG, 2, '20:00', 5),
      ...adultFields,
      space: 'Learner pool',
      minutes: 45,
      capacity: 8,
      leader: 'Orla',
    },
  ),
  defineCourse('Tennis', 'Tennis for beginners', 'Forehand, backhand and serve, in groups of eight.', {
    ...definePlaceAndTime(HACKNEY_SLUG, 2, '18:00', 6),
    ...adultFields,
    level: 'Beginner',
    space: 'Coaching courts',
    leader: 'Leila',
    capacity: 8,
    ...begunFields,
  }),
  defineCourse('Tennis', 'Tennis for juniors', 'Rallies on a full court, and a tournament in week ten.', {
    ...definePlaceAndTime(HACKNEY_SLUG, 6, '10:00', 4),
    ...teenFields,
    level: 'Improver',
    requiresLevel: 'Beginner',
    space: 'Coaching courts',
    leader: 'Leila',
    capacity: 8,
  }),
];
