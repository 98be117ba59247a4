import type { FacilityToday, SlotDay, SlotView } from '../../domain/bookings/index.ts';
import { findNonMemberPrice } from '../../domain/catalogue/index.ts';
import type { BookableSession } from '../../domain/sessions/index.ts';
import { toWirePrice } from './money.ts';
import type { Schemas } from './schemas.ts';
import { toWireExtra, toWireRules, toWireSpace, toWireVenue } from './session.ts';

export function toWireFacility({
  facility,
  minutes,
  lowestPrice,
  freeSlotCount,
}: FacilityToday): Schemas['Facility'] {
  return {
    slug: facility.slug,
    name: facility.name,
    space_count: facility.spaces.length,
    minutes,
    price_from: lowestPrice === null ? null : toWirePrice(lowestPrice),
    free_today: freeSlotCount,
  };
}

export function toWireSlotGrid({
  serverTime,
  catalogue,
  facility,
  date,
  days,
  rules,
  slots,
}: SlotDay): Schemas['SlotGrid'] {
  const sessionByStart = new Map(slots.map(({ session }) => [session.localStart, session]));
  const cellByStartAndSpace = new Map(
    slots.map((slot) => [`${slot.session.localStart} ${slot.session.space?.id}`, toWireCell(slot)]),
  );
  return {
    server_time: serverTime.toISOString(),
    venue: toWireVenue(catalogue.venue),
    facility: { slug: facility.slug, name: facility.name },
    date,
    closed_reason: days.find((day) => day.date === date)?.closedReason ?? null,
    days: days.map(({ date: day, sessionCount, closedReason }) => ({
      date: day,
      free_count: sessionCount,
      closed_reason: closedReason,
    })),
    spaces: facility.spaces.map(toWireSpace),
    rows: [...sessionByStart.values()].map(({ localStart, localEnd }) => ({
      local_start: localStart,
      local_end: localEnd,
      cells: facility.spaces.map(
        ({ id }) => cellByStartAndSpace.get(`${localStart} ${id}`) ?? buildEmptyCell(id),
      ),
    })),
    limits: { per_day: rules.perDay ?? null, consecutive: rules.consecutive ?? null },
    extras: (facility.templates[0]?.equipment ?? []).map(toWireExtra),
    rules: toWireRules(rules),
  };
}

function toWireCell(slot: SlotView): Schemas['SlotCell'] {
  const { session, callerOffer, opensAt } = slot;
  const state = decideCellState(slot);
  const price = callerOffer?.price ?? findNonMemberPrice(session.prices);
  return {
    space_id: session.space?.id ?? '',
    session_id: session.id,
    title: session.title,
    state,
    price: price === null ? null : toWirePrice(price),
    price_label: callerOffer?.label ?? null,
    opens_at: state === 'not_yet' ? (opensAt?.toISOString() ?? null) : null,
    note: state === 'in_use' ? session.notice : null,
  };
}

function buildEmptyCell(spaceId: string): Schemas['SlotCell'] {
  return {
    space_id: spaceId,
    session_id: null,
    title: '',
    state: 'none',
    price: null,
    price_label: null,
    opens_at: null,
    note: null,
  };
}

function decideCellState({ session, state, remaining, ownState }: SlotView): Schemas['SlotState'] {
  if (ownState !== null) return ownState;
  if (state === 'closed') return 'closed';
  if (remaining === 0) return isInUse(session) ? 'in_use' : 'taken';
  return state === 'not_yet' ? 'not_yet' : 'free';
}

/** The notice of a slot names the session that uses its space. */
const isInUse = ({ notice }: BookableSession) => notice !== null;
