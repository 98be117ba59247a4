import type { Tx } from '../../store/connection.ts';
import type { BookedDay } from '../../store/schema/camp-details.ts';
import type { BookingDetail, ItemOptions } from '../../store/schema/details.ts';
import type { Store } from '../../store/store.ts';
import { invalid, notFound, refusedBecause } from '../domain-error.ts';
import { type CampChoices, campChoicesIn } from '../rules/camp-choices.ts';
import { campPrice } from '../rules/camp-price.ts';
import { campVerdict } from '../rules/camp-verdict.ts';
import { ageOn, prettyDate, todayInLondon } from '../rules/dates.ts';
import { type Person, peopleOf } from './attendees.ts';
import { campInBasket, halvesOfPeople, needsForm } from './camp-people.ts';
import {
  type Camp,
  campById,
  type DayOption,
  dayOptionsOf,
  firstDateOf,
  halfKey,
  onlineCapacity,
} from './camps.ts';
import { outstandingPenalties } from './penalties.ts';
import { takePlaces } from './session-places.ts';

/** The days of a camp that a customer wants for one person. */
export interface WantedCamp {
  readonly cartItemId: string;
  readonly ownerId: string;
  readonly campId: string;
  readonly attendeeId: string;
  /** `days` and `extras`. */
  readonly options: ItemOptions;
  readonly heldUntil: (startsAt: Date) => Date;
}

/**
 * Takes every half of the wanted days, or none, and quotes their price of now.
 *
 * @throws DomainError 404 for an unknown camp or person; 422 under `days`, `days.N` or `extras`, or with the code of the verdict
 */
export async function takeCamp(tx: Tx, store: Store, wanted: WantedCamp): Promise<BookingDetail> {
  const camp = await campById(tx, store, wanted.campId);
  const people = await peopleOf(tx, store, wanted.ownerId, todayInLondon(store.clock.now()));
  const person = people.find(({ id }) => id === wanted.attendeeId);
  if (!camp || !person) throw notFound();
  const choices = campChoicesIn(wanted.options);
  const chosen = chosenFrom(await dayOptionsOf(tx, store, [camp]), choices);
  const days = chosen.map((one) => bookedDay(camp, one, choices));
  await requireBookable(tx, store, { camp, person, chosen, wanted });
  const detail = detailOf(camp, person, days);
  await takeHalves(tx, store, wanted, chosen, new Date(detail.startsAt));
  return detail;
}

interface ChosenDay extends DayOption {
  /** The name of the wanted day, for refusals: `days.1`. */
  readonly field: string;
}

/** In the order of their dates. */
function chosenFrom(options: readonly DayOption[], { days }: CampChoices): ChosenDay[] {
  const chosen = days.map(({ dayId, optionId }, index) => {
    const found = options.find(({ day, option }) => day.id === dayId && option.id === optionId);
    if (!found) throw invalid({ days: ['The camp has no such day.'] });
    return { ...found, field: `days.${index}` };
  });
  return chosen.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

function bookedDay(
  camp: Camp,
  { day, option, startsAt, endsAt }: DayOption,
  { days, extras }: CampChoices,
): BookedDay {
  if (extras.some(({ dayId }) => days.every((one) => one.dayId !== dayId)))
    throw invalid({ extras: ['An extra goes with a day that is chosen.'] });
  const added = extras
    .filter(({ dayId }) => dayId === day.id)
    .map(({ extraId }) => {
      const found = camp.record.detail.extras.find(({ id }) => id === extraId);
      if (!found || !option.halves.includes(found.half))
        throw invalid({ extras: [`This cannot be added to "${option.label}".`] });
      const { id, label, pence } = found;
      return { id, label, pence };
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
    pence: option.pence,
    extras: added,
  };
}

interface Context {
  readonly camp: Camp;
  readonly person: Person;
  readonly chosen: readonly ChosenDay[];
  readonly wanted: WantedCamp;
}

/** @throws DomainError 422 with the code of the verdict */
async function requireBookable(
  tx: Tx,
  store: Store,
  { camp, person, chosen, wanted }: Context,
): Promise<void> {
  const { detail } = camp.record;
  const inBasket = await campInBasket(tx, store, wanted.ownerId, camp.record.id);
  const { dateOfBirth } = person;
  const verdict = campVerdict({
    // Full, cancelled and past days are refused by name below.
    states: ['available'],
    age: dateOfBirth === null ? null : ageOn(dateOfBirth, firstDateOf(camp)),
    ages: detail.age,
    isInBasket: inBasket.some(
      ({ cartItemId, attendeeId }) => attendeeId === person.id && cartItemId !== wanted.cartItemId,
    ),
    hasPenalties: (await outstandingPenalties(tx, store, wanted.ownerId)).length > 0,
  });
  if (!verdict.canBook) throw refusedBecause(verdict.code, verdict.message ?? '');
  const taken = await halvesOfPeople(tx, store, camp, [person.id]);
  for (const { day, option, state, field } of chosen) {
    const on = prettyDate(day.date);
    if (state === 'cancelled')
      throw refusedBecause('closed', `${on} is cancelled: ${day.cancelledReason}`, field);
    if (state === 'closed') throw refusedBecause('closed', `Booking for ${on} has closed.`, field);
    const keys = option.halves.map((half) => halfKey(day.id, half));
    if (taken.some(({ key, cartItemId }) => keys.includes(key) && cartItemId !== wanted.cartItemId))
      throw refusedBecause('already_booked', `${person.firstName} is already booked on ${on}.`, field);
    if (state === 'full') throw fullOn(day.date, field);
  }
  if (await needsForm(tx, store, camp, person))
    throw refusedBecause(
      'form_needed',
      `We need a few things about ${person.firstName} before the first day.`,
    );
}

async function takeHalves(
  tx: Tx,
  store: Store,
  { ownerId, attendeeId, cartItemId, heldUntil }: WantedCamp,
  chosen: readonly ChosenDay[],
  startsAt: Date,
): Promise<void> {
  const place = { holderId: ownerId, attendeeId, cartItemId, heldUntil: heldUntil(startsAt) };
  for (const { day, option, field } of chosen) {
    for (const half of option.halves) {
      const request = { sessionKey: halfKey(day.id, half), capacity: onlineCapacity(day), places: [place] };
      if (!(await takePlaces(tx, store, request))) throw fullOn(day.date, field);
    }
  }
}

function fullOn(date: string, field: string) {
  return refusedBecause('full', `${prettyDate(date)} is full.`, field);
}

function detailOf(camp: Camp, person: Person, days: readonly BookedDay[]): BookingDetail {
  const { record, venue } = camp;
  const [first] = days;
  if (!first) throw new Error('A camp is booked without a day.');
  const price = campPrice(
    days.map(({ localDate, halves, pence, extras }) => ({
      date: localDate,
      isFullDay: halves.length === 2,
      pence,
      extraPence: extras.reduce((sum, extra) => sum + extra.pence, 0),
    })),
    camp.days.map(({ date }) => date),
    record.detail.weekPence,
  );
  const { activityId, instructions, cancel, space, vatPercent } = record.detail;
  return {
    title: record.name,
    category: 'Camps',
    ...(activityId === undefined ? {} : { activityId }),
    venue: { id: venue.id, name: venue.name },
    cardProvider: venue.cardProvider,
    space,
    localDate: first.localDate,
    localStart: first.localStart,
    localEnd: first.localEnd,
    startsAt: first.startsAt,
    endsAt: first.endsAt,
    instructions,
    cancel,
    attendee: { id: person.id, name: `${person.firstName} ${person.lastName}` },
    priceLabel: record.name,
    price: price.total,
    fullPrice: price.full,
    reduction: null,
    vatPercent,
    days,
    siblingPercent: record.detail.siblingPercent,
  };
}
