import type { Tx } from '../../../store/connection.ts';
import type { BookedDay } from '../../../store/schema/camp-details.ts';
import type { BookingDetail } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import { findPeople, type Person } from '../../attendees/index.ts';
import {
  type Camp,
  calculateOnlineCapacity,
  findCampById,
  findFirstCampDate,
  formatHalfKey,
} from '../../catalogue/index.ts';
import {
  type BasketItemState,
  calculateAge,
  formatLongDate,
  invalid,
  notFound,
  toLondonDate,
  validationErrorWithCode,
} from '../../common/index.ts';
import type { ItemOptions } from '../../common/types.ts';
import { findOutstandingPenalties } from '../../people/index.ts';
import { claimOfferedPlaces, takePlaces } from '../../sessions/index.ts';
import { type CampChoices, readCampChoices } from '../rules/camp-choices.ts';
import { type CampPrice, calculateCampPrice } from '../rules/camp-price.ts';
import { decideCampVerdict } from '../rules/camp-verdict.ts';
import { type DayOption, findDayOptions } from './camp-options.ts';
import { findBookedHalfDays, findCampItemsInBasket, needsForm } from './camp-people.ts';

/** The days of a camp that a customer wants to book for one person. */
export interface CampChoice {
  /** The item whose own places are not counted; null while there is no item yet. */
  readonly cartItemId: string | null;
  readonly ownerId: string;
  readonly campId: string;
  readonly attendeeId: string;
  /** `days` and `extras`. */
  readonly options: ItemOptions;
  /** True for the waiting list: full days, other days in the basket and a missing form are then ignored. */
  readonly isFromWaitingList?: boolean;
  /** The keys of the places that the item held until now. The waiting list does not get those. */
  readonly heldPlaceKeys?: ReadonlySet<string>;
  /** Set when the item is already in the basket: unpaid charges and the form are then checked at payment. */
  readonly inBasket?: BasketItemState | undefined;
}

/** The days of a camp that a customer books for one person. */
export interface CampBookingRequest extends CampChoice {
  readonly cartItemId: string;
  readonly heldUntil: (startsAt: Date) => Date;
  /** The waiting list's offer that holds some of the places. */
  readonly offerId?: string | null;
}

/** Days that can be booked now, with their price. */
export interface CampQuote {
  readonly person: Person;
  readonly chosenDays: readonly ChosenDay[];
  readonly detail: BookingDetail;
  /** The price of the days without their extras, in pence. The sibling reduction applies to this part. */
  readonly reducibleAmount: number;
}

/**
 * Takes every half of the wanted days, or none, and quotes their current price.
 * @throws DomainError 404 for an unknown camp or person; 422 under `days`, `days.N` or `extras`, or with the code of the verdict
 */
export async function takeCamp(tx: Tx, store: Store, request: CampBookingRequest): Promise<BookingDetail> {
  const isFromWaitingList = request.isFromWaitingList || typeof request.offerId === 'string';
  const { chosenDays, detail } = await quoteCamp(tx, store, { ...request, isFromWaitingList });
  await takeHalfDays(tx, store, request, chosenDays, new Date(detail.startsAt));
  return detail;
}

/**
 * Checks whether days of a camp can be booked now for one person and quotes their price. Takes no places.
 * @throws DomainError as `takeCamp`
 */
export async function quoteCamp(tx: Tx, store: Store, choice: CampChoice): Promise<CampQuote> {
  const camp = await findCampById(tx, store, choice.campId);
  const people = await findPeople(tx, store, choice.ownerId, toLondonDate(store.clock.now()));
  const person = people.find(({ id }) => id === choice.attendeeId);
  if (!camp || !person) throw notFound();
  const choices = readCampChoices(choice.options);
  const chosenDays = requireChosenDays(await findDayOptions(tx, store, [camp]), choices);
  const bookedDays = chosenDays.map((chosenDay) => toBookedDay(camp, chosenDay, choices));
  await requireBookableDays(tx, store, { camp, person, chosenDays, choice });
  const price = calculatePriceOfDays(camp, bookedDays);
  return {
    person,
    chosenDays,
    detail: buildBookingDetail(camp, person, bookedDays, price),
    reducibleAmount: price.days,
  };
}

interface ChosenDay extends DayOption {
  /** The field that refusals name, for example `days.1`. */
  readonly field: string;
}

/** The chosen days, in date order. */
function requireChosenDays(options: readonly DayOption[], { days }: CampChoices): ChosenDay[] {
  const chosenDays = days.map(({ dayId, optionId }, index) => {
    const dayOption = options.find(({ day, option }) => day.id === dayId && option.id === optionId);
    if (!dayOption) throw invalid({ days: ['This camp doesn’t run on that day.'] });
    return { ...dayOption, field: `days.${index}` };
  });
  return chosenDays.sort((first, second) => first.startsAt.getTime() - second.startsAt.getTime());
}

function toBookedDay(
  camp: Camp,
  { day, option, startsAt, endsAt }: DayOption,
  { days, extras }: CampChoices,
): BookedDay {
  if (extras.some(({ dayId }) => days.every((day) => day.dayId !== dayId)))
    throw invalid({ extras: ['Choose a day for each extra.'] });
  const addedExtras = extras
    .filter(({ dayId }) => dayId === day.id)
    .map(({ extraId }) => {
      const campExtra = camp.record.detail.extras.find(({ id }) => id === extraId);
      if (!campExtra || !option.halves.includes(campExtra.half))
        throw invalid({ extras: [`You can’t add this to "${option.label}".`] });
      const { half: _half, ...extra } = campExtra;
      return extra;
    });
  return {
    dayId: day.id,
    optionId: option.id,
    label: option.label,
    localDate: day.date,
    localStart: option.localStart,
    localEnd: option.localEnd,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    halves: option.halves,
    price: option.price,
    extras: addedExtras,
  };
}

interface CampBookingContext {
  readonly camp: Camp;
  readonly person: Person;
  readonly chosenDays: readonly ChosenDay[];
  readonly choice: CampChoice;
}

/** @throws DomainError 422 with the code of the verdict */
async function requireBookableDays(
  tx: Tx,
  store: Store,
  { camp, person, chosenDays, choice }: CampBookingContext,
): Promise<void> {
  const { detail } = camp.record;
  const { cartItemId: ownItemId, isFromWaitingList, heldPlaceKeys, inBasket: basketState } = choice;
  const isOtherItem = (itemId: string | null) => ownItemId === null || itemId !== ownItemId;
  const campItemsInBasket = await findCampItemsInBasket(tx, store, choice.ownerId, camp.record.id);
  const { dateOfBirth } = person;
  const verdict = decideCampVerdict({
    // Full, cancelled and past days are refused below, each under its own field.
    states: ['available'],
    age: dateOfBirth === null ? null : calculateAge(dateOfBirth, findFirstCampDate(camp)),
    ages: detail.age,
    isInBasket:
      !isFromWaitingList &&
      campItemsInBasket.some(
        ({ cartItemId, attendeeId }) => attendeeId === person.id && isOtherItem(cartItemId),
      ),
    hasPenalties:
      basketState === undefined && (await findOutstandingPenalties(tx, store, choice.ownerId)).length > 0,
  });
  if (!verdict.canBook) throw validationErrorWithCode(verdict.code, verdict.message ?? '');
  const bookedHalves = await findBookedHalfDays(tx, store, camp, [person.id]);
  for (const { day, option, state, field } of chosenDays) {
    const dayText = formatLongDate(day.date);
    if (state === 'cancelled')
      throw validationErrorWithCode('closed', `${dayText} has been cancelled: ${day.cancelledReason}`, field);
    if (state === 'closed')
      throw validationErrorWithCode('closed', `Booking for ${dayText} has closed.`, field);
    const halfKeys = option.halves.map((half) => formatHalfKey(day.id, half));
    if (bookedHalves.some(({ key, cartItemId }) => halfKeys.includes(key) && isOtherItem(cartItemId)))
      throw validationErrorWithCode(
        'already_booked',
        `${person.firstName} is already booked on ${dayText}.`,
        field,
      );
    const isRoomKept = isFromWaitingList || halfKeys.every((key) => heldPlaceKeys?.has(key));
    if (state === 'full' && !isRoomKept) throw createFullError(day.date, field);
  }
  // Somebody from the waiting list fills the form in before they pay.
  if (!isFromWaitingList && basketState !== 'held' && (await needsForm(tx, store, camp, person)))
    throw validationErrorWithCode(
      'form_needed',
      `We need a few details about ${person.firstName} before the first day.`,
    );
}

async function takeHalfDays(
  tx: Tx,
  store: Store,
  { ownerId, attendeeId, cartItemId, heldUntil, offerId = null }: CampBookingRequest,
  chosenDays: readonly ChosenDay[],
  startsAt: Date,
): Promise<void> {
  const holdColumns = { cartItemId, heldUntil: heldUntil(startsAt) };
  const halfDayPlace = { holderId: ownerId, attendeeId, ...holdColumns };
  for (const { day, option, field } of chosenDays) {
    for (const half of option.halves) {
      const sessionKey = formatHalfKey(day.id, half);
      const isOfferClaimed =
        offerId !== null &&
        (await claimOfferedPlaces(tx, store, { sessionKey, offerId, attendeeId }, holdColumns));
      if (isOfferClaimed) continue;
      const placesRequest = { sessionKey, capacity: calculateOnlineCapacity(day), places: [halfDayPlace] };
      if (!(await takePlaces(tx, store, placesRequest))) throw createFullError(day.date, field);
    }
  }
}

function createFullError(date: string, field: string) {
  return validationErrorWithCode('full', `${formatLongDate(date)} is full.`, field);
}

function calculatePriceOfDays(camp: Camp, days: readonly BookedDay[]): CampPrice {
  return calculateCampPrice(
    days.map(({ localDate, halves, price, extras }) => ({
      date: localDate,
      isFullDay: halves.length === 2,
      price,
      extraPrice: extras.reduce((sum, extra) => sum + extra.price, 0),
    })),
    camp.days.map(({ date, cancelledReason }) => ({ date, takesPlace: cancelledReason === null })),
    camp.record.detail.weekPence,
  );
}

function buildBookingDetail(
  camp: Camp,
  person: Person,
  days: readonly BookedDay[],
  price: CampPrice,
): BookingDetail {
  const { record, venue } = camp;
  const [firstDay] = days;
  if (!firstDay) throw new Error('A camp is booked without a day.');
  const { activityId, instructions, cancel, space, vatPercent } = record.detail;
  return {
    title: record.name,
    category: 'Camps',
    ...(activityId === undefined ? {} : { activityId }),
    venue: { id: venue.id, name: venue.name },
    cardProvider: venue.cardProvider,
    space,
    localDate: firstDay.localDate,
    localStart: firstDay.localStart,
    localEnd: firstDay.localEnd,
    startsAt: firstDay.startsAt,
    endsAt: firstDay.endsAt,
    instructions,
    cancel,
    attendee: { id: person.id, name: `${person.firstName} ${person.lastName}` },
    priceLabel: record.name,
    price: price.total,
    fullPrice: price.fullPrice,
    reduction: null,
    vatPercent,
    days,
    siblingPercent: record.detail.siblingPercent,
  };
}
