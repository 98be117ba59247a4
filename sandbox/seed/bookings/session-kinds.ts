import type { AgeRange } from '../../domain/common/types.ts';

/** The properties of a kind of session, wherever and whenever it takes place. */
export interface SessionKind {
  activity: string;
  title: string;
  minutes: number;
  capacity: number;
  priceKey: string;
  level: string | null;
  age: AgeRange | null;
  group: 'anyone' | 'women' | 'men' | 'juniors' | 'over_60';
  dropIn: boolean;
  isLed: boolean;
}

const limitToJuniors = (min: number, max: number) => ({ group: 'juniors' as const, age: { min, max } });
const over60Fields = { group: 'over_60' as const, age: { min: 60, max: null } };
const adultFields = { age: { min: 16, max: null } };
/** Everybody may come; young children with an adult. */
const allAgesFields = { age: null };
const unledSwimFields = { isLed: false, priceKey: 'swim', activity: 'Swimming' };

/** The demo operator's kinds of session by short name. `@name` in a programme is a rotation from below. */
export const sessionKinds: Record<string, SessionKind> = {
  yoga: defineKind('Yoga', 60, 20),
  'yoga-beginner': defineKind('Yoga', 60, 16, { level: 'Beginner', title: 'Yoga for beginners' }),
  'yoga-improver': defineKind('Yoga', 60, 16, { level: 'Improver', title: 'Yoga for improvers' }),
  hatha: defineKind('Hatha Yoga', 60, 20),
  vinyasa: defineKind('Vinyasa Yoga', 60, 20),
  yin: defineKind('Yin Yoga', 60, 20),
  'chair-yoga': defineKind('Chair Yoga', 45, 14, over60Fields),
  'pregnancy-yoga': defineKind('Pregnancy Yoga', 60, 10, { ...adultFields, group: 'women' }),
  pilates: defineKind('Pilates', 45, 18),
  'pilates-advanced': defineKind('Pilates', 45, 14, { level: 'Advanced', title: 'Pilates, advanced' }),
  stretch: defineKind('Stretch And Tone', 45, 20),
  'tai-chi': defineKind('Tai Chi', 60, 18),
  qigong: defineKind('Qigong', 45, 18),
  meditation: defineKind('Meditation', 30, 24),
  cycling: defineKind('Indoor Cycling', 45, 22, adultFields),
  circuits: defineKind('Circuit Training', 45, 20, adultFields),
  hiit: defineKind('HIIT', 30, 20, adultFields),
  conditioning: defineKind('Body Conditioning', 45, 22),
  lbt: defineKind('Legs Bums And Tums', 45, 24),
  step: defineKind('Step Aerobics', 45, 20),
  kettlebells: defineKind('Kettlebells', 30, 16, adultFields),
  bootcamp: defineKind('Bootcamp', 45, 20, adultFields),
  boxing: defineKind('Boxing Fitness', 45, 16, adultFields),
  'women-boxing': defineKind('Boxing Fitness', 45, 16, {
    ...adultFields,
    group: 'women',
    title: 'Women’s boxing fitness',
  }),
  core: defineKind('Core Stability', 30, 20),
  strength: defineKind('Strength and Conditioning', 60, 12, adultFields),
  buggy: defineKind('Buggy Fitness', 45, 12, adultFields),
  'dance-fitness': defineKind('Dance Fitness', 45, 26),
  'tea-dance': defineKind('Tea Dance', 60, 40, { ...over60Fields, priceKey: 'free' }),
  ballet: defineKind('Ballet', 60, 16, adultFields),
  climbing: defineKind('Climbing', 60, 12, { ...limitToJuniors(6, 15), title: 'Climbing for children' }),
  'street-dance': defineKind('Street Dance', 45, 18, limitToJuniors(8, 15)),
  chair: defineKind('Chair Based Exercise', 45, 16, over60Fields),
  'older-fitness': defineKind('General Fitness for Older Adults', 45, 20, over60Fields),
  falls: defineKind('Falls and Exercise Management', 45, 12, over60Fields),
  cardiac: defineKind('Phase IV Cardiac Rehabilitation', 60, 14, adultFields),
  'short-tennis': defineKind('Short Tennis', 45, 12, limitToJuniors(5, 10)),
  gymnastics: defineKind('Gymnastics', 60, 16, { ...limitToJuniors(5, 11), level: 'Beginner' }),
  trampolining: defineKind('Trampolining', 45, 10, limitToJuniors(6, 15)),
  multisports: defineKind('Multisports', 60, 20, limitToJuniors(5, 11)),
  'early-years': defineKind('Early Years Play', 60, 30, {
    age: { min: null, max: 4 },
    isLed: false,
    dropIn: true,
    priceKey: 'free',
  }),
  judo: defineKind('Judo', 60, 18, limitToJuniors(6, 15)),
  badminton: defineKind('Badminton', 60, 24, { title: 'Social badminton' }),
  'table-tennis': defineKind('Table Tennis', 60, 16),
  pickleball: defineKind('Pickleball', 60, 16),
  basketball: defineKind('Basketball', 60, 20),
  'wheelchair-basketball': defineKind('Wheelchair Basketball', 60, 14),
  netball: defineKind('Netball', 60, 21, { ...adultFields, group: 'women', title: 'Back to netball' }),
  'walking-football': defineKind('Walking Football', 60, 20, over60Fields),
  football: defineKind('Small Sided Football', 60, 20, {
    ...adultFields,
    group: 'men',
    title: 'Men’s five-a-side',
  }),
  volleyball: defineKind('Volleyball', 60, 18, adultFields),
  boccia: defineKind('Boccia', 60, 12),
  tennis: defineKind('Tennis', 60, 8, {
    ...adultFields,
    priceKey: 'coaching',
    level: 'Beginner',
    title: 'Tennis coaching',
  }),
  'junior-tennis': defineKind('Tennis', 60, 8, {
    ...limitToJuniors(8, 15),
    priceKey: 'coaching',
    title: 'Junior tennis',
  }),
  squash: defineKind('Squash', 45, 6, {
    ...adultFields,
    priceKey: 'coaching',
    level: 'Improver',
    title: 'Squash coaching',
  }),
  padel: defineKind('Padel Tennis', 60, 8, { ...adultFields, priceKey: 'coaching', title: 'Padel coaching' }),
  induction: defineKind('Gym Workout', 60, 4, {
    age: { min: 11, max: null },
    priceKey: 'induction',
    title: 'Gym induction',
  }),
  lanes: defineKind('Swimming', 60, 48, {
    ...unledSwimFields,
    title: 'Lane swim',
    age: { min: 8, max: null },
  }),
  family: defineKind('Swimming', 60, 60, { ...unledSwimFields, ...allAgesFields, title: 'Family swim' }),
  'adult-swim': defineKind('Swimming', 60, 48, {
    ...unledSwimFields,
    ...adultFields,
    title: 'Adults only swim',
  }),
  'women-swim': defineKind('Swimming', 60, 40, {
    ...unledSwimFields,
    ...adultFields,
    group: 'women',
    title: 'Women only swim',
  }),
  'over-60-swim': defineKind('Swimming', 60, 40, {
    ...unledSwimFields,
    ...over60Fields,
    title: 'Over 60s swim',
  }),
  'quiet-swim': defineKind('Swimming', 60, 20, { ...unledSwimFields, ...allAgesFields, title: 'Quiet swim' }),
  toddlers: defineKind('Swimming', 45, 20, {
    ...unledSwimFields,
    ...allAgesFields,
    title: 'Parent and toddler swim',
  }),
  swimfit: defineKind('Swimfit', 60, 24, adultFields),
  aqua: defineKind('Aqua Fit (Deep Water)', 45, 26, { ...adultFields, title: 'Aqua Fit' }),
  'aqua-jogging': defineKind('Aqua Jogging', 45, 20, adultFields),
  aquanatal: defineKind('Aquanatal', 45, 14, { ...adultFields, group: 'women' }),
};

/** Kinds that alternate in the same place at the same time of day. */
export const ROTATIONS: Record<string, string[]> = {
  early: ['yoga', 'conditioning', 'hiit', 'pilates', 'circuits'],
  morning: ['pilates', 'lbt', 'hatha', 'step', 'yoga-beginner', 'buggy', 'tai-chi'],
  gentle: ['chair', 'older-fitness', 'chair-yoga', 'falls', 'tea-dance', 'qigong', 'cardiac'],
  lunch: ['hiit', 'core', 'stretch', 'kettlebells', 'meditation'],
  juniors: ['street-dance', 'multisports', 'gymnastics', 'trampolining', 'judo'],
  evening: ['conditioning', 'dance-fitness', 'boxing', 'lbt', 'bootcamp', 'women-boxing', 'strength'],
  calm: ['yoga', 'vinyasa', 'pilates-advanced', 'yin', 'yoga-improver', 'ballet', 'pregnancy-yoga'],
  hall: ['badminton', 'netball', 'volleyball', 'basketball', 'football', 'table-tennis', 'pickleball'],
  daytime: ['walking-football', 'boccia', 'short-tennis', 'wheelchair-basketball', 'early-years'],
  water: ['aqua', 'aqua-jogging', 'swimfit', 'aquanatal'],
  coaching: ['tennis', 'squash', 'padel', 'junior-tennis'],
};

function defineKind(
  activity: string,
  minutes: number,
  capacity: number,
  overrides: Partial<SessionKind> = {},
): SessionKind {
  return {
    activity,
    title: activity,
    minutes,
    capacity,
    priceKey: 'class',
    level: null,
    age: { min: 11, max: null },
    group: 'anyone',
    dropIn: false,
    isLed: true,
    ...overrides,
  };
}
