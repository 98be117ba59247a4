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

const juniors = (min: number, max: number) => ({ group: 'juniors' as const, age: { min, max } });
const over60 = { group: 'over_60' as const, age: { min: 60, max: null } };
const adults = { age: { min: 16, max: null } };
/** Everybody may come; young children with an adult. */
const allAges = { age: null };
const unled = { isLed: false, priceKey: 'swim', activity: 'Swimming' };

/** The demo operator's kinds of session by short name. `@name` in a programme is a rotation from below. */
export const sessionKinds: Record<string, SessionKind> = {
  yoga: kind('Yoga', 60, 20),
  'yoga-beginner': kind('Yoga', 60, 16, { level: 'Beginner', title: 'Yoga for beginners' }),
  'yoga-improver': kind('Yoga', 60, 16, { level: 'Improver', title: 'Yoga for improvers' }),
  hatha: kind('Hatha Yoga', 60, 20),
  vinyasa: kind('Vinyasa Yoga', 60, 20),
  yin: kind('Yin Yoga', 60, 20),
  'chair-yoga': kind('Chair Yoga', 45, 14, over60),
  'pregnancy-yoga': kind('Pregnancy Yoga', 60, 10, { ...adults, group: 'women' }),
  pilates: kind('Pilates', 45, 18),
  'pilates-advanced': kind('Pilates', 45, 14, { level: 'Advanced', title: 'Pilates, advanced' }),
  stretch: kind('Stretch And Tone', 45, 20),
  'tai-chi': kind('Tai Chi', 60, 18),
  qigong: kind('Qigong', 45, 18),
  meditation: kind('Meditation', 30, 24),
  cycling: kind('Indoor Cycling', 45, 22, adults),
  circuits: kind('Circuit Training', 45, 20, adults),
  hiit: kind('HIIT', 30, 20, adults),
  conditioning: kind('Body Conditioning', 45, 22),
  lbt: kind('Legs Bums And Tums', 45, 24),
  step: kind('Step Aerobics', 45, 20),
  kettlebells: kind('Kettlebells', 30, 16, adults),
  bootcamp: kind('Bootcamp', 45, 20, adults),
  boxing: kind('Boxing Fitness', 45, 16, adults),
  'women-boxing': kind('Boxing Fitness', 45, 16, {
    ...adults,
    group: 'women',
    title: 'Women’s boxing fitness',
  }),
  core: kind('Core Stability', 30, 20),
  strength: kind('Strength and Conditioning', 60, 12, adults),
  buggy: kind('Buggy Fitness', 45, 12, adults),
  'dance-fitness': kind('Dance Fitness', 45, 26),
  'tea-dance': kind('Tea Dance', 60, 40, { ...over60, priceKey: 'free' }),
  ballet: kind('Ballet', 60, 16, adults),
  climbing: kind('Climbing', 60, 12, { ...juniors(6, 15), title: 'Climbing for children' }),
  'street-dance': kind('Street Dance', 45, 18, juniors(8, 15)),
  chair: kind('Chair Based Exercise', 45, 16, over60),
  'older-fitness': kind('General Fitness for Older Adults', 45, 20, over60),
  falls: kind('Falls and Exercise Management', 45, 12, over60),
  cardiac: kind('Phase IV Cardiac Rehabilitation', 60, 14, adults),
  'short-tennis': kind('Short Tennis', 45, 12, juniors(5, 10)),
  gymnastics: kind('Gymnastics', 60, 16, { ...juniors(5, 11), level: 'Beginner' }),
  trampolining: kind('Trampolining', 45, 10, juniors(6, 15)),
  multisports: kind('Multisports', 60, 20, juniors(5, 11)),
  'early-years': kind('Early Years Play', 60, 30, {
    age: { min: null, max: 4 },
    isLed: false,
    dropIn: true,
    priceKey: 'free',
  }),
  judo: kind('Judo', 60, 18, juniors(6, 15)),
  badminton: kind('Badminton', 60, 24, { title: 'Social badminton' }),
  'table-tennis': kind('Table Tennis', 60, 16),
  pickleball: kind('Pickleball', 60, 16),
  basketball: kind('Basketball', 60, 20),
  'wheelchair-basketball': kind('Wheelchair Basketball', 60, 14),
  netball: kind('Netball', 60, 21, { ...adults, group: 'women', title: 'Back to netball' }),
  'walking-football': kind('Walking Football', 60, 20, over60),
  football: kind('Small Sided Football', 60, 20, { ...adults, group: 'men', title: 'Men’s five-a-side' }),
  volleyball: kind('Volleyball', 60, 18, adults),
  boccia: kind('Boccia', 60, 12),
  tennis: kind('Tennis', 60, 8, {
    ...adults,
    priceKey: 'coaching',
    level: 'Beginner',
    title: 'Tennis coaching',
  }),
  'junior-tennis': kind('Tennis', 60, 8, { ...juniors(8, 15), priceKey: 'coaching', title: 'Junior tennis' }),
  squash: kind('Squash', 45, 6, {
    ...adults,
    priceKey: 'coaching',
    level: 'Improver',
    title: 'Squash coaching',
  }),
  padel: kind('Padel Tennis', 60, 8, { ...adults, priceKey: 'coaching', title: 'Padel coaching' }),
  induction: kind('Gym Workout', 60, 4, {
    age: { min: 11, max: null },
    priceKey: 'induction',
    title: 'Gym induction',
  }),
  lanes: kind('Swimming', 60, 48, { ...unled, title: 'Lane swim', age: { min: 8, max: null } }),
  family: kind('Swimming', 60, 60, { ...unled, ...allAges, title: 'Family swim' }),
  'adult-swim': kind('Swimming', 60, 48, { ...unled, ...adults, title: 'Adults only swim' }),
  'women-swim': kind('Swimming', 60, 40, { ...unled, ...adults, group: 'women', title: 'Women only swim' }),
  'over-60-swim': kind('Swimming', 60, 40, { ...unled, ...over60, title: 'Over 60s swim' }),
  'quiet-swim': kind('Swimming', 60, 20, { ...unled, ...allAges, title: 'Quiet swim' }),
  toddlers: kind('Swimming', 45, 20, { ...unled, ...allAges, title: 'Parent and toddler swim' }),
  swimfit: kind('Swimfit', 60, 24, adults),
  aqua: kind('Aqua Fit (Deep Water)', 45, 26, { ...adults, title: 'Aqua Fit' }),
  'aqua-jogging': kind('Aqua Jogging', 45, 20, adults),
  aquanatal: kind('Aquanatal', 45, 14, { ...adults, group: 'women' }),
};

/** Kinds that alternate in the same place at the same time of day. */
export const rotations: Record<string, string[]> = {
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

function kind(
  activity: string,
  minutes: number,
  capacity: number,
  given: Partial<SessionKind> = {},
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
    ...given,
  };
}
