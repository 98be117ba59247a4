import type { BookingRules, PriceListOption } from '../../store/schema/details.ts';
import { demoId } from '../demo-ids.ts';
import { toPriceBands } from '../price-bands.ts';
import { courseRules } from './courses.ts';

const ADULT_AGES = { minAge: 16, maxAge: 59 };
const JUNIOR_AGES = { minAge: null, maxAge: 15 };
const OVER_60_AGES = { minAge: 60, maxAge: null };
const ALL_AGES = { minAge: null, maxAge: null };

type PriceAges = Pick<PriceListOption, 'minAge' | 'maxAge'>;
type PriceRow = [label: string, ages: PriceAges, price: number, membership?: PriceListOption['membership']];

const limitToCategory = (category: string): PriceListOption['membership'] => ({ categories: [category] });

/** The price of a slot for everybody and for members. */
function buildHirePrices(price: number, memberPrice: number): PriceRow[] {
  return [
    ['Everyone', ALL_AGES, price],
    ['Member', ALL_AGES, memberPrice, 'any'],
  ];
}

const PRICE_ROWS_BY_KEY: Record<string, PriceRow[]> = {
  class: [
    ['Adult', ADULT_AGES, 750],
    ['Junior', JUNIOR_AGES, 420],
    ['Over 60', OVER_60_AGES, 560],
    ['Member', ALL_AGES, 520, 'any'],
    ['Member with classes', ALL_AGES, 0, limitToCategory('Classes')],
  ],
  swim: [
    ['Adult', ADULT_AGES, 610],
    ['Under 3', { minAge: null, maxAge: 2 }, 0],
    ['Junior', { minAge: 3, maxAge: 15 }, 360],
    ['Over 60', OVER_60_AGES, 440],
    ['Member', ALL_AGES, 460, 'any'],
    ['Member with swimming', ALL_AGES, 0, limitToCategory('Swim')],
  ],
  coaching: [
    ['Adult', ADULT_AGES, 1050],
    ['Junior', JUNIOR_AGES, 620],
    ['Over 60', OVER_60_AGES, 850],
    ['Member', ALL_AGES, 850, 'any'],
    ['Racquets member', ALL_AGES, 500, limitToCategory('Racquets')],
  ],
  induction: [
    ['Everyone', ALL_AGES, 1500],
    ['Member with gym', ALL_AGES, 0, limitToCategory('Gym')],
  ],
  'court-peak': buildHirePrices(1450, 1150),
  'court-off-peak': buildHirePrices(1050, 850),
  'pitch-peak': buildHirePrices(4800, 4000),
  'pitch-off-peak': buildHirePrices(3600, 3000),
  free: [['Free', ALL_AGES, 0]],
  // Prices of courses are for all sessions together.
  'course-lessons': [
    ['Child', JUNIOR_AGES, 7000],
    ['Child of a family with swimming', JUNIOR_AGES, 6300, limitToCategory('Swim')],
  ],
  'course-adults': [
    ['Adult', ADULT_AGES, 9000],
    ['Over 60', OVER_60_AGES, 7000],
    ['Member', ALL_AGES, 8000, 'any'],
  ],
  'course-sport': [
    ['Adult', ADULT_AGES, 8500],
    ['Junior', JUNIOR_AGES, 6000],
    ['Over 60', OVER_60_AGES, 7000],
    ['Member', ALL_AGES, 5500, 'any'],
  ],
};

/** The demo operator's price lists, in pence of the standard band. */
export const demoPriceLists: { key: string; options: PriceListOption[] }[] = Object.entries(
  PRICE_ROWS_BY_KEY,
).map(([key, options]) => ({
  key,
  options: options.map(([label, ages, price, membership = 'none']) => ({
    id: demoId(`price:${key}:${label}`),
    label,
    ...ages,
    membership,
    prices: toPriceBands(price),
  })),
}));

const GENERAL_RULES: BookingRules = {
  window: { member: { days: 8, at: '07:00' }, other: { days: 7, at: '07:00' }, closesMinutesBefore: 0 },
  cancelUntilMinutes: 120,
  lateFee: 300,
  orderLimit: 6,
  waitingList: 20,
};

const WEEKS_AHEAD = { days: 56, at: '07:00' };

/**
 * The demo operator's rules, by the slug of an activity or a category, or `spaces` for courts. The most specific rule applies.
 */
export const demoBookingRules: Record<string, BookingRules> = {
  all: GENERAL_RULES,
  swimming: { ...GENERAL_RULES, orderLimit: 8, waitingList: 0 },
  gym: { ...GENERAL_RULES, orderLimit: 1, waitingList: 0 },
  hiit: { ...GENERAL_RULES, perDay: 1 },
  // Regulars can book weeks ahead.
  'tai-chi': {
    ...GENERAL_RULES,
    window: { ...GENERAL_RULES.window, member: WEEKS_AHEAD, other: WEEKS_AHEAD },
  },
  spaces: {
    ...GENERAL_RULES,
    window: { member: { days: 8, at: 'start' }, other: { days: 7, at: 'start' }, closesMinutesBefore: 0 },
    orderLimit: 1,
    perDay: 3,
    consecutive: 2,
  },
  courses: { ...GENERAL_RULES, ...courseRules },
};
