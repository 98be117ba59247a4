import type { FixedPeriod, PaymentType } from '../domain/common/types.ts';
import type { MembershipTypeDetail, PriceBandPrices } from '../store/schema/details.ts';
import { demoBenefits } from './benefits.ts';
import { toPriceBands } from './price-bands.ts';

interface DemoOption {
  name: string;
  paymentType: PaymentType;
  fixedDuration: number | null;
  fixedPeriod: FixedPeriod | null;
  prices: PriceBandPrices;
  joiningFee: number;
  hasMonthInHand: boolean;
  promotionEnabled: boolean;
}

export interface DemoMembershipType
  extends Omit<MembershipTypeDetail, 'categories' | 'benefits' | 'description' | 'vatPercent'> {
  slug: string;
  name: string;
  categories: string[];
  benefits: MembershipTypeDetail['benefits'];
  description: string;
  options: DemoOption[];
}

const ANYONE_RULE = { kind: 'anyone' } as const;

/** The demo operator's memberships: national and local, unrestricted and restricted, monthly and single payment. */
export const demoMembershipTypes: DemoMembershipType[] = [
  defineType('unlimited-fitness', 'Unlimited Fitness', ['Gym', 'Swim', 'Classes'], {
    coverage: 'national',
    access: 'all',
    isRecommended: true,
    description: list('Everything, everywhere:', [
      'every gym',
      'every pool',
      'all group classes, bookable 8 days ahead',
    ]),
    benefits: [demoBenefits.guestPass, demoBenefits.induction],
    options: [defineMonthlyOption(3650, { joiningFee: 2000 }), defineSingleOption(12, 'months', 36_500)],
  }),
  defineType('gym', 'Gym', ['Gym'], {
    access: 'group',
    description: list('The gyms of your area, with:', [
      'a first session with a coach',
      'a programme of your own',
    ]),
    benefits: [demoBenefits.induction],
    options: [
      defineMonthlyOption(2700, { joiningFee: 1500, hasMonthInHand: true }),
      defineSingleOption(90, 'days', 8900),
    ],
  }),
  defineType('swim', 'Swim', ['Swim'], {
    access: 'venue',
    imageUrl: '/pictures/pool.svg',
    description: '<p>Every public swim at your centre: lanes, family hours and early birds.</p>',
    benefits: [demoBenefits.lanes],
    options: [defineMonthlyOption(2450, { joiningFee: 1000 }), defineSingleOption(30, 'days', 3200)],
  }),
  defineType('off-peak', 'Off-Peak', ['Gym', 'Swim'], {
    access: 'group',
    description: '<p>Gym and swim on weekdays from 9am to 4pm, and at weekends after 2pm.</p>',
    benefits: [demoBenefits.freeClass],
    options: [defineMonthlyOption(2100, { joiningFee: 1000 })],
  }),
  defineType('family', 'Family', ['Gym', 'Swim', 'Family'], {
    access: 'group',
    description: '<p>Two adults and up to three children at one address.</p>',
    benefits: [demoBenefits.guestPass, demoBenefits.softPlay],
    options: [defineMonthlyOption(6200, { joiningFee: 2500 })],
  }),
  defineType('junior-active', 'Junior Active', ['Junior'], {
    access: 'venue',
    eligibilityName: 'Ages 11 to 15',
    rule: { kind: 'age', min: 11, max: 15 },
    description: '<p>Junior gym hours, public swims and holiday sports.</p>',
    benefits: [demoBenefits.holidaySports],
    options: [defineMonthlyOption(1800, {}), defineSingleOption(30, 'days', 2000)],
  }),
  defineType('learn-to-swim', 'Learn to Swim', ['Junior', 'Swim'], {
    access: 'venue',
    eligibilityName: 'Ages 4 to 15',
    rule: { kind: 'age', min: 4, max: 15 },
    description:
      '<p>A weekly lesson in a small group, all year round, and free swimming between the lessons.</p>',
    benefits: [demoBenefits.lessons],
    options: [defineMonthlyOption(3000, { hasMonthInHand: true })],
  }),
  defineType('active-60', 'Active 60', ['Gym', 'Swim', 'Classes'], {
    access: 'group',
    eligibilityName: 'Ages 60 and over',
    rule: { kind: 'age', min: 60, max: null },
    description: '<p>Gym, swim and gentle classes, with coffee afterwards on Thursdays.</p>',
    benefits: [demoBenefits.coffee],
    options: [defineMonthlyOption(2200, {}), defineSingleOption(12, 'months', 22_000)],
  }),
  defineType('student', 'Student', ['Gym', 'Swim', 'Classes'], {
    access: 'group',
    eligibilityName: 'Students',
    rule: { kind: 'age', min: 16, max: null },
    requiresProof: true,
    proof: {
      name: 'Proof of study',
      accepts: [
        'A student card with your name that has not expired',
        'A letter from your school, college or university, dated in the last three months',
      ],
    },
    description:
      '<p>For the months of term or for the whole year. We need to see proof of study after you join.</p>',
    benefits: [],
    options: [defineMonthlyOption(2300, {}), defineSingleOption(9, 'months', 18_000)],
  }),
  defineType('city-resident', 'City Resident', ['Gym', 'Swim'], {
    access: 'venue',
    eligibilityName: 'Local residents',
    rule: { kind: 'local-residents' },
    description: '<p>A lower price for the people who live around the centre.</p>',
    benefits: [],
    options: [defineMonthlyOption(1950, {})],
  }),
  defineType('corporate', 'Corporate', ['Gym', 'Swim', 'Classes'], {
    coverage: 'national',
    access: 'all',
    eligibilityName: 'Corporate partners',
    rule: { kind: 'corporate', emailDomains: ['acme.example', 'council.example'] },
    description: '<p>Everything, everywhere, at the price that your employer agreed with us.</p>',
    benefits: [demoBenefits.guestPass],
    options: [defineMonthlyOption(2900, { promotionEnabled: false })],
  }),
  defineType('racquets', 'Racquets', ['Racquets'], {
    access: 'group',
    imageUrl: '/pictures/court.svg',
    soldInGroups: ['london', 'midlands', 'yorkshire', 'scotland'],
    description: '<p>Tennis, squash and badminton courts, bookable 8 days ahead.</p>',
    benefits: [demoBenefits.courts],
    options: [defineMonthlyOption(3300, { joiningFee: 1500 }), defineSingleOption(6, 'months', 19_000)],
  }),
  defineType('platinum', 'Platinum', ['Gym', 'Swim', 'Classes', 'Spa'], {
    access: 'group',
    description: '<p>The spa, fresh towels and a coach every month. Sold where there is a spa.</p>',
    benefits: [demoBenefits.spa, demoBenefits.guestPass],
    options: [{ ...defineMonthlyOption(7900, { joiningFee: 3000 }), prices: { city: 7900 } }],
  }),
  defineType('long-standing', 'Long-standing Member', ['Gym', 'Swim', 'Classes'], {
    access: 'group',
    eligibilityName: 'Existing members',
    rule: { kind: 'existing-members' },
    description: '<p>Thank you for staying: everything in your area for less.</p>',
    benefits: [demoBenefits.coffee],
    options: [defineSingleOption(12, 'months', 29_900)],
  }),
  defineType('seven-day-trial', '7-Day Trial', ['Gym', 'Swim', 'Classes'], {
    access: 'venue',
    description: '<p>Seven days of everything at your centre, free of charge.</p>',
    benefits: [],
    options: [{ ...defineSingleOption(7, 'days', 0), promotionEnabled: false }],
  }),
];

function defineType(
  slug: string,
  name: string,
  categories: string[],
  overrides: Partial<DemoMembershipType> &
    Pick<DemoMembershipType, 'access' | 'description' | 'benefits' | 'options'>,
): DemoMembershipType {
  return {
    slug,
    name,
    categories,
    coverage: 'local',
    soldInGroups: null,
    eligibilityName: null,
    rule: ANYONE_RULE,
    requiresProof: false,
    ...overrides,
  };
}

function defineMonthlyOption(
  price: number,
  overrides: Partial<Pick<DemoOption, 'joiningFee' | 'hasMonthInHand' | 'promotionEnabled'>>,
): DemoOption {
  return {
    name: 'Monthly',
    paymentType: 'recurring',
    fixedDuration: null,
    fixedPeriod: null,
    prices: toPriceBands(price),
    joiningFee: 0,
    hasMonthInHand: false,
    promotionEnabled: true,
    ...overrides,
  };
}

function defineSingleOption(duration: number, period: FixedPeriod, price: number): DemoOption {
  return {
    name: `${duration} ${period}`,
    paymentType: 'fixed',
    fixedDuration: duration,
    fixedPeriod: period,
    prices: toPriceBands(price),
    joiningFee: 0,
    hasMonthInHand: false,
    promotionEnabled: true,
  };
}

function list(lead: string, items: string[]): string {
  return `<p>${lead}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
