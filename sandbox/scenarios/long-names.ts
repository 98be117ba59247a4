import { randomUUID } from 'node:crypto';
import { LONG_WORD } from '../seed/long-word.ts';
import { defineQuestion } from '../seed/questions.ts';
import type { Tx } from '../store/connection.ts';
import { membershipTypes, paymentOptions, questionGroups, terms } from '../store/schema/catalogue.ts';
import type { Store } from '../store/store.ts';
import { createVenue, type NewVenue } from './new-venue.ts';

const CENTRE_NAME = 'The Royal Borough of Kensington Community Swimming and Gym X';
/** Far from the centres that other journeys search for. */
const REMOTE_ADDRESS = { address2: 'Lerwick', postcode: 'ZE1 0AA', lat: 60.155, lng: -1.145 };
const MONTHLY_PRICE_PENCE = 123_450;
const SINGLE_PRICE_PENCE = 987_600;
const JOINING_FEE_PENCE = 100_000;

/** The centre that the scenario creates, and the names to find it by. */
export type CentreOfLongNames = NewVenue & {
  venueName: string;
  membershipSlug: string;
  membershipName: string;
};

/** Creates a centre with its own membership, which no other centre sells. */
export async function createCentreOfLongNames(store: Store): Promise<CentreOfLongNames> {
  const venueGroup = `long-names-${randomUUID()}`;
  const membershipSlug = venueGroup.slice(0, 19);
  const membershipName = `Premier ${LONG_WORD}`;
  return store.write(async (tx) => {
    const venue = await createVenue(tx, 'long-names', {
      name: CENTRE_NAME,
      venueGroup,
      ...REMOTE_ADDRESS,
    });
    await addMembership(tx, store, { group: venueGroup, slug: membershipSlug, name: membershipName });
    return { ...venue, venueName: CENTRE_NAME, membershipSlug, membershipName };
  });
}

async function addMembership(
  tx: Tx,
  { operatorId }: Store,
  { group: venueGroup, slug, name }: { group: string; slug: string; name: string },
): Promise<void> {
  const id = randomUUID();
  await tx.insert(membershipTypes).values({
    id,
    operatorId,
    slug,
    name,
    position: 100,
    detail: {
      categories: [{ id: randomUUID(), name: LONG_WORD }],
      coverage: 'local',
      access: 'group',
      soldInGroups: [venueGroup],
      eligibilityName: LONG_WORD,
      rule: { kind: 'anyone' },
      requiresProof: false,
      description: `<p>${LONG_WORD}</p><table><tr><td>${LONG_WORD}</td><td>${LONG_WORD}</td></tr></table>`,
      benefits: [{ name: LONG_WORD, totalUses: 1000, frequency: 'weeks', description: LONG_WORD }],
      isRecommended: true,
      vatPercent: 20,
    },
  });
  const optionColumns = { operatorId, membershipTypeId: id, hasMonthInHand: true, promotionEnabled: true };
  await tx.insert(paymentOptions).values([
    {
      ...optionColumns,
      id: randomUUID(),
      name: 'Monthly',
      position: 0,
      paymentType: 'recurring',
      prices: { standard: MONTHLY_PRICE_PENCE },
      joiningFee: JOINING_FEE_PENCE,
    },
    {
      ...optionColumns,
      id: randomUUID(),
      name: '12 months',
      position: 1,
      paymentType: 'fixed',
      fixedDuration: 12,
      fixedPeriod: 'months',
      prices: { standard: SINGLE_PRICE_PENCE },
      joiningFee: JOINING_FEE_PENCE,
      hasMonthInHand: false,
    },
  ]);
  await tx.insert(questionGroups).values({
    id: randomUUID(),
    operatorId,
    title: LONG_WORD,
    position: 100,
    membershipTypeIds: [id],
    questions: [
      defineQuestion('long_answer', LONG_WORD, 'text', { isRequired: true, placeholder: LONG_WORD }),
      defineQuestion('long_choice', LONG_WORD, 'select', { options: { first: LONG_WORD, second: 'Second' } }),
      defineQuestion('long_choices', LONG_WORD, 'multi_select', {
        options: { first: LONG_WORD, second: 'Second' },
      }),
      defineQuestion('long_tick', LONG_WORD, 'checkbox', {}),
    ],
  });
  await tx.insert(terms).values({
    id: randomUUID(),
    operatorId,
    kind: 'membership',
    title: `Terms of ${LONG_WORD}`,
    html: `<h2>${LONG_WORD}</h2><p>${`${LONG_WORD}, and more. `.repeat(12)}</p>`,
    membershipTypeIds: [id],
  });
}
