import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { sessionPlaces } from '../../../store/schema/bookings.ts';
import type { CampHalf } from '../../../store/schema/camp-details.ts';
import { cartItems, carts } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import { findAttendeesWithoutForm, findPeople, isFormValid, type Person } from '../../attendees/index.ts';
import { type Camp, findFirstCampDate, formatHalfKey } from '../../catalogue/index.ts';
import { buildInForceCondition, calculateAge, toLondonDate } from '../../common/index.ts';
import { findOutstandingPenalties } from '../../people/index.ts';
import { type CampVerdict, decideCampVerdict } from '../rules/camp-verdict.ts';
import type { DayOption } from './camp-options.ts';

/** Half a day of a camp that a person has booked. */
export interface BookedHalfDay {
  attendeeId: string;
  /** `{dayId}:am` or `{dayId}:pm` */
  key: string;
  cartItemId: string | null;
}

/**
 * Loads the halves of a camp's days that some people have booked or in a basket. Days that are only offered to
 * them are not included.
 */
export async function findBookedHalfDays(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  { days }: Camp,
  attendeeIds: readonly string[],
): Promise<BookedHalfDay[]> {
  const halves: CampHalf[] = ['am', 'pm'];
  const halfKeys = days.flatMap(({ id }) => halves.map((half) => formatHalfKey(id, half)));
  if (halfKeys.length === 0 || attendeeIds.length === 0) return [];
  const rows = await db
    .select()
    .from(sessionPlaces)
    .where(
      and(
        eq(sessionPlaces.operatorId, store.operatorId),
        inArray(sessionPlaces.sessionKey, halfKeys),
        inArray(sessionPlaces.attendeeId, [...attendeeIds]),
        isNull(sessionPlaces.offerId),
        buildInForceCondition(store.clock.now()),
      ),
    );
  return rows.flatMap(({ attendeeId, sessionKey, cartItemId }) =>
    attendeeId === null ? [] : [{ attendeeId, key: sessionKey, cartItemId }],
  );
}

/** The people with days of a camp in the customer's open basket, by cart item. Lapsed holds are included. */
export async function findCampItemsInBasket(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  ownerId: string,
  campId: string,
): Promise<{ cartItemId: string; attendeeId: string }[]> {
  return db
    .select({ cartItemId: cartItems.id, attendeeId: cartItems.purchasedForUserId })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(
      and(
        eq(cartItems.operatorId, operatorId),
        eq(cartItems.type, 'camp'),
        eq(cartItems.referenceId, campId),
        eq(carts.customerId, ownerId),
        inArray(carts.status, ['open', 'paying']),
      ),
    );
}

/** One of the customer's people, with a verdict on a camp. */
export interface CampPerson {
  person: Person;
  /** Their age on the camp's first day; null if unknown. */
  age: number | null;
  verdict: CampVerdict;
  /** Whether the form about them has to be completed before they are added. */
  needsForm: boolean;
  /** The choices of days that the person already has, in whole or in part. */
  takenOptions: DayOption[];
}

interface CampPeopleContext {
  readonly camp: Camp;
  readonly options: readonly DayOption[];
  readonly ownerId: string;
  readonly exceptItemId: string | null;
}

/**
 * Loads the people for whom a customer may book a camp: their children, and others whose age fits. Places of
 * `exceptItemId`, a cart item, are not counted.
 */
export async function findCampPeople(
  db: Tx,
  store: Store,
  { camp, options, ownerId, exceptItemId }: CampPeopleContext,
): Promise<CampPerson[]> {
  const people = await findPeople(db, store, ownerId, toLondonDate(store.clock.now()));
  const hasPenalties = (await findOutstandingPenalties(db, store, ownerId)).length > 0;
  const isOtherItem = ({ cartItemId }: { cartItemId: string | null }) =>
    exceptItemId === null || cartItemId !== exceptItemId;
  const personIds = people.map(({ id }) => id);
  const bookedHalfDays = (await findBookedHalfDays(db, store, camp, personIds)).filter(isOtherItem);
  const campItemsInBasket = (await findCampItemsInBasket(db, store, ownerId, camp.record.id)).filter(
    isOtherItem,
  );
  const personIdsNeedingForm = people.filter((person) => requiresFormFor(camp, person)).map(({ id }) => id);
  const idsWithoutForm = await findAttendeesWithoutForm(db, store, personIdsNeedingForm);
  return people
    .map((person): CampPerson => {
      const ownHalves = bookedHalfDays.filter(({ attendeeId }) => attendeeId === person.id);
      const takenOptions = options.filter(({ day, option }) =>
        ownHalves.some(({ key }) => option.halves.some((half) => formatHalfKey(day.id, half) === key)),
      );
      const age =
        person.dateOfBirth === null ? null : calculateAge(person.dateOfBirth, findFirstCampDate(camp));
      const verdict = decideCampVerdict({
        states: options.filter((option) => !takenOptions.includes(option)).map(({ state }) => state),
        age,
        ages: camp.record.detail.age,
        isInBasket: campItemsInBasket.some(({ attendeeId }) => attendeeId === person.id),
        hasPenalties,
      });
      return { person, age, verdict, takenOptions, needsForm: idsWithoutForm.has(person.id) };
    })
    .filter(
      ({ person, age, verdict }) =>
        person.relation === 'child' || (age !== null && !isOutsideAgeRange(verdict)),
    );
}

/** Whether the form about a person has to be completed before days are booked for them. Customers need none for themselves. */
export async function needsForm(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  camp: Camp,
  person: Person,
): Promise<boolean> {
  return requiresFormFor(camp, person) && !(await isFormValid(db, store, person.id, camp.record.id));
}

/** Whether the camp asks for a form about a person. */
function requiresFormFor({ record }: Camp, { relation }: Person): boolean {
  return record.detail.formNeeded && relation !== 'self';
}

/** Like `needsForm`, for somebody who is already in the basket. */
export async function lacksCampFormInBasket(
  db: Tx,
  store: Store,
  camp: Camp,
  { ownerId, personId }: { ownerId: string; personId: string },
): Promise<boolean> {
  const people = await findPeople(db, store, ownerId, toLondonDate(store.clock.now()));
  const person = people.find(({ id }) => id === personId);
  return person !== undefined && needsForm(db, store, camp, person);
}

function isOutsideAgeRange({ code }: CampVerdict): boolean {
  return code === 'too_young' || code === 'too_old';
}
