import { formatPackageKey } from '../domain/catalogue/index.ts';
import { addDays, createNameUuid, findLastDayAfterMonths, formatPeriodKey } from '../domain/common/index.ts';
import type { attendees } from '../store/schema/activities.ts';
import type { PackageDetail } from '../store/schema/details.ts';
import type { guestPasses } from '../store/schema/guest-passes.ts';
import type { customerPackages, packageTypes, reductionUses } from '../store/schema/reductions.ts';
import type { Store } from '../store/store.ts';
import { demoId } from './demo-ids.ts';

const VAT_PERCENT = 20;
const HALF_A_YEAR = 183;
const A_YEAR = 365;

const swims = { activities: ['swimming'], categories: [] };
const classes = { activities: [], categories: ['classes', 'mind-and-body', 'dance', 'health'] };

type DemoPackage = Pick<PackageDetail, 'uses' | 'covers' | 'validDays' | 'description'> &
  Partial<PackageDetail> & { name: string; price: number };

/** The demo operator's packages: name, pence, and what they can be used for. */
const demoPackages: readonly DemoPackage[] = [
  {
    name: '10 swims',
    price: 5200,
    uses: 10,
    validDays: HALF_A_YEAR,
    covers: swims,
    description: 'Ten public swims, in lanes or family hours, for you.',
  },
  {
    name: '20 swims',
    price: 9800,
    uses: 20,
    validDays: A_YEAR,
    covers: swims,
    description: 'Twenty public swims for you, with a whole year to take them.',
  },
  {
    name: '10 classes',
    price: 6500,
    uses: 10,
    validDays: HALF_A_YEAR,
    covers: classes,
    description: 'Any ten group classes, from yoga to indoor cycling.',
  },
  {
    name: '5 court hours',
    price: 6000,
    uses: 5,
    validDays: HALF_A_YEAR,
    covers: { activities: [], categories: ['courts'] },
    description: 'Five hours on any of our courts. Bring anyone you like.',
    transferable: 'family',
  },
  {
    name: '10 off-peak gym visits',
    price: 9000,
    uses: 10,
    validDays: HALF_A_YEAR,
    covers: { activities: [], categories: ['gym'], times: 'off_peak' },
    description: 'Weekdays from 9 to 16 and weekends from 14 on.',
  },
  {
    name: 'Family 12 swims',
    price: 5600,
    uses: 12,
    validDays: HALF_A_YEAR,
    covers: swims,
    description: 'Twelve public swims that the whole family shares.',
    transferable: 'family',
  },
];

/** The id of a package by its name. */
export function demoPackageId(name: string): string {
  return demoId(`package:${name}`);
}

export function buildPackageTypeRows(operatorId: string): (typeof packageTypes.$inferInsert)[] {
  return demoPackages.map(({ name, price, ...detail }, position) => ({
    id: demoPackageId(name),
    operatorId,
    name,
    position,
    price,
    vatPercent: VAT_PERCENT,
    detail: { venueIds: null, transferable: 'no', ...detail },
  }));
}

/** A customer's package that is valid for some more days. */
export function buildCustomerPackage(
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  fields: { id: string; customerId: string; name: string; expiresOn: string },
): typeof customerPackages.$inferInsert {
  const packageType = buildPackageTypeRows(operatorId).find(({ name }) => name === fields.name);
  if (!packageType) throw new Error(`There is no demo package "${fields.name}".`);
  const { uses, covers, venueIds, transferable } = packageType.detail;
  return {
    id: fields.id,
    operatorId,
    customerId: fields.customerId,
    packageTypeId: packageType.id,
    expiresOn: fields.expiresOn,
    sold: { name: packageType.name, uses, covers, venueIds, transferable },
    createdAt: clock.now(),
  };
}

/** Uses 1 to `count` of a benefit or package, permanently. */
function buildUses(
  operatorId: string,
  holderId: string,
  useKey: string,
  count: number,
): (typeof reductionUses.$inferInsert)[] {
  return Array.from({ length: count }, (_, index) => ({
    id: demoId(`use:${useKey}:${index + 1}`),
    operatorId,
    holderId,
    useKey,
    useNo: index + 1,
  }));
}

const getFirstOfMonth = (today: string) => `${today.slice(0, 7)}-01`;

/** A guest pass of guest@. */
function buildGuestPass(
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  code: string,
  fields: Pick<typeof guestPasses.$inferInsert, 'visitDate' | 'state'>,
): typeof guestPasses.$inferInsert {
  return {
    id: demoId(`guest-pass:D1000022:${code}`),
    operatorId,
    customerId: GUEST_LOGIN,
    benefitId: createNameUuid(`benefit:${demoId('membership:D1000022')}:guest-pass`),
    code,
    firstName: 'Gil',
    lastName: 'Demo',
    email: 'gil@demo.example',
    venueId: demoId('venue:ardwick-fields-leisure-centre'),
    createdAt: clock.now(),
    ...fields,
  };
}

const PACKAGES_LOGIN = demoId('customer:D1000021');
const GUEST_LOGIN = demoId('customer:D1000022');

/**
 * The packages and passes of the demo customers. packages@: 10 swims with 6 left, 10 classes that expire in 9 days, and
 * one used up. guest@: one of two guest passes issued, one used last month.
 */
export function demoReductions(
  store: Store,
  today: string,
): {
  customerPackages: (typeof customerPackages.$inferInsert)[];
  reductionUses: (typeof reductionUses.$inferInsert)[];
  guests: (typeof attendees.$inferInsert)[];
  passes: (typeof guestPasses.$inferInsert)[];
} {
  const { operatorId, clock } = store;
  const heldPackages: [key: string, name: string, daysLeft: number, used: number][] = [
    ['swims', '10 swims', 100, 4],
    ['classes', '10 classes', 9, 3],
    ['old-swims', '20 swims', 60, 20],
  ];
  const pass = `benefit:${demoId('membership:D1000022')}:guest-pass`;
  const formatPassKey = (date: string) => `${pass}:${formatPeriodKey('months', date)}`;
  const lastMonth = addDays(getFirstOfMonth(today), -1);
  return {
    customerPackages: heldPackages.map(([key, name, daysLeft]) =>
      buildCustomerPackage(store, {
        id: demoId(`customer-package:${key}`),
        customerId: PACKAGES_LOGIN,
        name,
        expiresOn: addDays(today, daysLeft),
      }),
    ),
    reductionUses: [
      ...heldPackages.flatMap(([key, , , usedCount]) =>
        buildUses(operatorId, PACKAGES_LOGIN, formatPackageKey(demoId(`customer-package:${key}`)), usedCount),
      ),
      ...buildUses(operatorId, GUEST_LOGIN, formatPassKey(today), 1),
      ...buildUses(operatorId, GUEST_LOGIN, formatPassKey(lastMonth), 1),
    ],
    // The uses of this month and last month.
    passes: [
      buildGuestPass(store, '7KQ2MDXA', {
        visitDate: findLastDayAfterMonths(getFirstOfMonth(today), 1),
        state: 'issued',
      }),
      buildGuestPass(store, 'M4XW8TQP', { visitDate: lastMonth, state: 'used' }),
    ],
    guests: [
      {
        id: demoId('attendee:D1000022:Gil'),
        operatorId,
        customerId: GUEST_LOGIN,
        firstName: 'Gil',
        lastName: 'Demo',
        dateOfBirth: addDays(today, -Math.round(34.5 * 365.25)),
        relationship: 'other',
        createdAt: clock.now(),
      },
    ],
  };
}
