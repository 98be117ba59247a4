import type { CampDetailView, CampView } from '../../domain/bookings/index.ts';
import { type CampPerson, type DayOption, isBookableState, pickBestState } from '../../domain/camps/index.ts';
import type { CampDayRecord } from '../../domain/catalogue/index.ts';
import { toWirePrice } from './money.ts';
import type { Schemas } from './schemas.ts';
import { toWireVenue } from './session.ts';
import { toWireWaitingEntry } from './waiting-entry.ts';

/** `CampSummary`: a row of the list. */
export function toWireCampSummary({ camp, options, waitingList }: CampView): Schemas['CampSummary'] {
  const { record, days } = camp;
  const { age, weekPence } = record.detail;
  const bookableDayIds = new Set(
    options.filter(({ state }) => isBookableState(state)).map(({ day }) => day.id),
  );
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    age,
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    day_count: days.length,
    open_day_count: bookableDayIds.size,
    state: pickBestState(options.map(({ state }) => state)),
    price_from: toPrice(Math.min(...camp.options.map(({ price }) => price))),
    week_price: weekPence === null ? null : toPrice(weekPence),
    waiting_list_open: waitingList.isOpen,
  };
}

export function toWireCamp(view: CampDetailView): Schemas['Camp'] {
  const { serverTime, camp, options, people, waitingList, ownEntries } = view;
  const { record, venue, days } = camp;
  const { detail } = record;
  return {
    ...toWireCampSummary({ camp, options, waitingList }),
    server_time: serverTime.toISOString(),
    venue: toWireVenue(venue),
    html: detail.html,
    image_url: detail.imageUrl ?? null,
    instructions: detail.instructions,
    space: detail.space,
    cancel_until_minutes: detail.cancel.freeMinutes,
    late_fee: detail.cancel.lateFee === null ? null : toPrice(detail.cancel.lateFee),
    sibling_percent: detail.siblingPercent,
    form_needed: detail.formNeeded,
    extras: detail.extras.map(({ id, label, price }) => ({ id, label, price: toPrice(price) })),
    days: days.map((day) => toWireDay(day, options, detail.extras)),
    people: people.map(toWireCampPerson),
    waiting_list: {
      is_open: waitingList.isOpen,
      length: waitingList.length,
      mine: ownEntries.map(toWireWaitingEntry),
    },
  };
}

function toWireDay(
  { id, date, cancelledReason }: CampDayRecord,
  options: readonly DayOption[],
  extras: CampView['camp']['record']['detail']['extras'],
): Schemas['CampDay'] {
  return {
    id,
    date,
    cancelled_reason: cancelledReason,
    options: options
      .filter(({ day }) => day.id === id)
      .map(({ option, remaining, state }) => ({
        id: option.id,
        label: option.label,
        from: option.localStart,
        to: option.localEnd,
        price: toPrice(option.price),
        is_full_day: option.halves.length === 2,
        state,
        remaining,
        extra_ids: extras.filter(({ half }) => option.halves.includes(half)).map((extra) => extra.id),
      })),
  };
}

function toWireCampPerson({
  person,
  age,
  verdict,
  takenOptions,
  needsForm,
}: CampPerson): Schemas['CampPerson'] {
  const { id, firstName, lastName, relation } = person;
  return {
    attendee: { id, name: `${firstName} ${lastName}`.trim(), relation, age },
    verdict: { can_book: verdict.canBook, code: verdict.code, message: verdict.message },
    needs_form: needsForm,
    taken: takenOptions.map(({ day, option }) => ({ day_id: day.id, option_id: option.id })),
  };
}

function toPrice(price: number): Schemas['Price'] {
  return toWirePrice(price);
}
