import type { Tx } from '../store/connection.ts';
import {
  activities,
  attendees,
  bookingRules,
  priceLists,
  sessionPatterns,
  slotTemplates,
  spaces,
  venueClosures,
} from '../store/schema/activities.ts';
import {
  dataFieldForms,
  membershipTypes,
  operators,
  paymentOptions,
  places,
  products,
  promotions,
  questionGroups,
  terms,
  themes,
  venues,
} from '../store/schema/catalogue.ts';
import { attendeeForms, waivers } from '../store/schema/consents.ts';
import type { OperatorSettings } from '../store/schema/details.ts';
import { customerDocuments } from '../store/schema/documents.ts';
import { membershipFreezes } from '../store/schema/freezes.ts';
import { guestPasses } from '../store/schema/guest-passes.ts';
import { creditEntries, customers, mandates, memberships, penalties } from '../store/schema/people.ts';
import { customerPackages, packageTypes, reductionUses } from '../store/schema/reductions.ts';
import { schema } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import { buildCourtRows, buildSlotTemplateRows } from './bookings/courts.ts';
import {
  buildLoadArenaPatterns,
  buildLoadArenaSpaces,
  buildLoadArenaVenue,
  hasLoadArena,
} from './bookings/load-arena.ts';
import * as bookable from './bookings/rows.ts';
import * as rows from './catalogue-rows.ts';
import { buildDemoCustomers } from './customers.ts';
import { demoId } from './demo-ids.ts';
import { formatFooter } from './footer.ts';
import { buildPackageTypeRows } from './packages.ts';
import { buildWaiverRows } from './waivers.ts';

// The days that exist in every month.
const BILLING_DAYS = Array.from({ length: 28 }, (_, index) => index + 1);

const demoSettings: OperatorSettings = {
  brand: 'Pavilion Leisure',
  themeName: 'pavilion',
  footerHtml: formatFooter(null),
  imageUrl: null,
  noticeDays: 10,
  billingDays: BILLING_DAYS,
  tokenHours: 12,
  outages: { theme: 'none', client: 'none' },
};

/** Writes the demo operator into an empty database; a database with an operator stays unchanged. */
export async function seedWhenEmpty(store: Store): Promise<void> {
  const people = await findPeopleUnlessSeeded(store);
  if (people) await store.write((tx) => seedIfEmpty(tx, store.operatorId, people));
}

/** Deletes every row and writes the demo operator again. */
export async function reseed(store: Store): Promise<void> {
  const people = await buildDemoCustomers(store);
  await store.write(async (tx) => {
    for (const table of Object.values(schema)) await tx.delete(table);
    await seedIfEmpty(tx, store.operatorId, people);
  });
}

type People = Awaited<ReturnType<typeof buildDemoCustomers>>;

async function findPeopleUnlessSeeded(store: Store): Promise<People | null> {
  const existingOperators = await store.read((db) =>
    db.select({ id: operators.id }).from(operators).limit(1),
  );
  return existingOperators.length > 0 ? null : buildDemoCustomers(store);
}

// Checks again inside the transaction, because several processes on one server may start at once.
async function seedIfEmpty(tx: Tx, operatorId: string, people: People): Promise<void> {
  const existingOperators = await tx.select({ id: operators.id }).from(operators).limit(1);
  if (existingOperators.length > 0) return;
  await tx.insert(operators).values({
    id: operatorId,
    name: demoSettings.brand,
    clientId: demoId('client'),
    settings: demoSettings,
  });
  await tx.insert(themes).values(rows.buildThemeRows(operatorId));
  const centres = rows.buildVenueRows(operatorId);
  await tx.insert(venues).values(centres);
  const [first] = centres;
  if (first && hasLoadArena()) await tx.insert(venues).values(buildLoadArenaVenue(first));
  await tx.insert(places).values(rows.buildPlaceRows(operatorId));
  await tx.insert(membershipTypes).values(rows.buildMembershipTypeRows(operatorId));
  await tx.insert(paymentOptions).values(rows.buildPaymentOptionRows(operatorId));
  await tx.insert(promotions).values(rows.buildPromotionRows(operatorId));
  await tx.insert(questionGroups).values(rows.buildQuestionGroupRows(operatorId));
  await tx.insert(dataFieldForms).values(rows.buildDataFieldFormRows(operatorId));
  await tx.insert(terms).values(rows.buildTermsRows(operatorId));
  await tx.insert(products).values(rows.buildProductRows(operatorId));
  await seedActivities(tx, operatorId);
  await tx.insert(customers).values(people.customers);
  await tx.insert(creditEntries).values(people.credit);
  await tx.insert(mandates).values(people.mandates);
  await tx.insert(memberships).values(people.memberships);
  await tx.insert(penalties).values(people.penalties);
  await tx.insert(customerDocuments).values(people.documents);
  await tx.insert(membershipFreezes).values(people.freezes);
  await tx.insert(guestPasses).values(people.reductions.passes);
  await tx.insert(packageTypes).values(buildPackageTypeRows(operatorId));
  await tx.insert(customerPackages).values(people.reductions.customerPackages);
  await tx.insert(reductionUses).values(people.reductions.reductionUses);
  await tx.insert(attendees).values([...people.reductions.guests, ...people.family.children]);
  await tx.insert(attendeeForms).values(people.family.forms);
}

/** The number of rows in one statement; a statement can have at most 65,535 values. */
const PATTERNS_AT_ONCE = 1_000;

async function seedActivities(tx: Tx, operatorId: string): Promise<void> {
  await tx.insert(activities).values(bookable.buildActivityRows(operatorId));
  await tx.insert(spaces).values([...bookable.buildSpaceRows(operatorId), ...buildCourtRows(operatorId)]);
  await tx.insert(slotTemplates).values(buildSlotTemplateRows(operatorId));
  if (hasLoadArena()) await tx.insert(spaces).values(buildLoadArenaSpaces(operatorId));
  await tx.insert(venueClosures).values(bookable.buildClosureRows(operatorId));
  await tx.insert(priceLists).values(bookable.buildPriceListRows(operatorId));
  await tx.insert(waivers).values(buildWaiverRows(operatorId));
  await tx.insert(bookingRules).values(bookable.buildBookingRuleRows(operatorId));
  const patterns = [
    ...bookable.buildPatternRows(operatorId),
    ...(hasLoadArena() ? buildLoadArenaPatterns(operatorId) : []),
  ];
  for (let first = 0; first < patterns.length; first += PATTERNS_AT_ONCE) {
    await tx.insert(sessionPatterns).values(patterns.slice(first, first + PATTERNS_AT_ONCE));
  }
}
