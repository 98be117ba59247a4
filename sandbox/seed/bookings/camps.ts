import type { SchoolHoliday } from '../../domain/common/index.ts';
import type { CampExtra, CampHalf } from '../../store/schema/camp-details.ts';

// The demo operator's camps. Their dates follow the day on which the sandbox starts: `soon` is the week from the next
// Monday that is at least ten days away, so that one can always be booked.

export interface DemoCamp {
  venueSlug: string;
  name: string;
  when: SchoolHoliday | 'soon';
  space: string;
  age: { min: number; max: number };
  html: string;
  imageUrl?: string;
  /** The weekdays on which every place is taken, from 1 (Monday). */
  fullOn?: readonly number[];
  prices?: DemoCampPrices;
  /** The activity whose waivers are asked for. */
  activity?: string;
}

export interface DemoCampPrices {
  full: number;
  half: number;
}

/** The number of places in each half of a day. */
export const CAMP_CAPACITY = 24;
/** All five days of a week cost as much as four and a half. */
export const DAYS_IN_WEEK_PRICE = 4.5;
export const SIBLING_PERCENT = 10;
/** The maximum number of entries on the waiting list of a camp. */
export const MOST_WAITING_ENTRIES = 30;
/** A day can be cancelled free of charge until a week before its start. */
export const FREE_CANCELLATION_MINUTES = 7 * 24 * 60;
export const CAMP_PRICES: DemoCampPrices = { full: 2800, half: 1600 };

export const CAMP_EXTRAS: readonly (CampExtra & { half: CampHalf })[] = [
  { id: 'early-drop-off', label: 'Early drop-off from 08:00', price: 300, half: 'am', from: '08:00' },
  { id: 'late-collection', label: 'Late collection until 18:00', price: 400, half: 'pm', until: '18:00' },
];

export const CAMP_INSTRUCTIONS =
  'Please bring a packed lunch without nuts, a drink, trainers, a coat, and swimming things on swimming days.';

const ARDWICK_SLUG = 'ardwick-fields-leisure-centre';
const CASTLEFIELD_SLUG = 'castlefield-baths';
const DIDSBURY_SLUG = 'didsbury-park-sports-centre';
const CLISSOLD_SLUG = 'clissold-green-leisure';
const PRIMARY_AGES = { min: 5, max: 11 };

export const demoCamps: readonly DemoCamp[] = [
  {
    venueSlug: ARDWICK_SLUG,
    name: 'Multi-sports camp',
    when: 'soon',
    space: 'Main hall',
    age: PRIMARY_AGES,
    html: '<p>Football, dodgeball, badminton, gymnastics and a swim every afternoon. Every child tries something new each day, in groups of their own age.</p><p>Our leaders are qualified coaches and first-aiders, and there is one for every eight children.</p>',
    imageUrl: '/pictures/camp.svg',
    fullOn: [3],
  },
  {
    venueSlug: ARDWICK_SLUG,
    name: 'Easter camp',
    when: 'easter',
    space: 'Main hall',
    age: PRIMARY_AGES,
    html: '<p>Games, crafts, an egg hunt and swimming. Come for a day, or for all of them.</p>',
  },
  {
    venueSlug: ARDWICK_SLUG,
    name: 'Summer camp',
    when: 'summer',
    space: 'Main hall',
    age: PRIMARY_AGES,
    html: '<p>Six weeks of sport, water play, crafts and days with a theme. Each week is different, so one can come for all of them.</p>',
  },
  {
    venueSlug: CASTLEFIELD_SLUG,
    name: 'Splash camp',
    when: 'october',
    space: 'Learner pool',
    age: PRIMARY_AGES,
    html: '<p>A swimming lesson every morning, inflatables and water games every afternoon. For children who can stand in 90 cm of water.</p>',
  },
  {
    venueSlug: CASTLEFIELD_SLUG,
    name: 'Summer splash camp',
    when: 'summer',
    space: 'Learner pool',
    age: PRIMARY_AGES,
    html: '<p>Swimming lessons, life-saving and water polo, with breaks in the garden.</p>',
  },
  {
    venueSlug: DIDSBURY_SLUG,
    name: 'Football camp',
    when: 'may',
    space: '3G pitch',
    age: { min: 8, max: 14 },
    html: '<p>Skills in the morning, matches in the afternoon, and a tournament on the last day. For girls and boys of all levels.</p>',
  },
  {
    venueSlug: DIDSBURY_SLUG,
    name: 'Racket sports camp',
    when: 'october',
    space: 'Hall',
    age: PRIMARY_AGES,
    html: '<p>Badminton, short tennis and table tennis, with rackets to borrow.</p>',
  },
  {
    venueSlug: CLISSOLD_SLUG,
    name: 'Summer sports camp',
    when: 'summer',
    space: 'Hall',
    age: PRIMARY_AGES,
    html: '<p>Basketball, netball, dance and climbing, and a trip to the park on Fridays.</p>',
    activity: 'Climbing',
    prices: { full: 3400, half: 1900 },
  },
];
