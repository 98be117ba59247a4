import { toLocalTime } from '../../domain/common/index.ts';
import type { WaitingEntryView } from '../../domain/waiting-list/index.ts';
import { toWirePlaceDays } from './cart.ts';
import { toWirePrice } from './money.ts';
import type { Schemas } from './schemas.ts';

export function toWireWaitingEntry(view: WaitingEntryView): Schemas['WaitingEntry'] {
  const { target, price } = view;
  const { id, slug, name } = target.venue;
  return {
    id: view.id,
    status: view.status,
    ended_by: view.endedBy,
    session: {
      type: target.type,
      id: target.id,
      title: target.title,
      local_date: target.localDate,
      local_start: target.localStart,
      local_end: target.localEnd,
      venue: { id, slug, name },
    },
    days: toWirePlaceDays(view.days?.map((day) => ({ ...day, id: day.dayId, extras: [] })) ?? null),
    attendees: view.attendees,
    rank: view.rank,
    length: view.listLength,
    offer_until: toLocalMoment(view.offerUntil),
    booked_unasked_until: toLocalMoment(view.autoBookUntil),
    price: price === null ? null : toWirePrice(price),
    server_time: view.serverTime.toISOString(),
  };
}

function toLocalMoment(instant: Date | null): Schemas['LocalMoment'] | null {
  if (instant === null) return null;
  const { date, time } = toLocalTime(instant);
  return { at: instant.toISOString(), local_date: date, local_time: time };
}
