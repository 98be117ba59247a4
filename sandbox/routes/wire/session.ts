import type { PersonVerdict, SessionDetail, SessionView } from '../../domain/bookings/index.ts';
import {
  type ActivityRecord,
  findMemberPrice,
  findNonMemberPrice,
  type Offer,
  type SpaceRecord,
  type VenueSummary,
  type Verdict,
} from '../../domain/catalogue/index.ts';
import type { WindowRule } from '../../domain/common/types.ts';
import type { BookableSession } from '../../domain/sessions/index.ts';
import type { BookingRules, HireExtra } from '../../store/schema/details.ts';
import { toWirePrice } from './money.ts';
import type { Schemas } from './schemas.ts';
import { toWireWaitingEntry } from './waiting-entry.ts';

/** `ActivitySession`: a row of the timetable, without fields that have the usual value. */
export function toWireSessionRow(view: SessionView): Schemas['ActivitySession'] {
  const { leader, level, age, group, yours, opens_at, waiting_list_open, notice, ...wireFields } =
    toWireSession(view);
  const { session, verdict } = view;
  const membersFrom = findMemberPrice(session.prices, calculateUsualAge(session));
  return {
    ...wireFields,
    ...(membersFrom !== null && { members_from: toWirePrice(membersFrom) }),
    ...(verdict !== null && { verdict: toWireVerdict(verdict) }),
    ...(leader !== null && { leader }),
    ...(level !== null && { level }),
    ...(age !== null && { age }),
    ...(group !== 'anyone' && { group }),
    ...(yours !== null && { yours }),
    ...(opens_at !== null && { opens_at }),
    ...(waiting_list_open && { waiting_list_open }),
    ...(notice !== null && { notice }),
  };
}

/** The fields that a row and the session's own response share. */
function toWireSession({
  session,
  remaining,
  state,
  opensAt,
  callerOffer,
  pricedForNames,
  waitingList,
}: SessionView) {
  const nonMemberPrice = findNonMemberPrice(session.prices, calculateUsualAge(session));
  return {
    id: session.id,
    activity_id: session.activity.id,
    title: session.title,
    space_id: session.space?.id ?? null,
    leader: session.leader,
    local_date: session.localDate,
    local_start: session.localStart,
    local_end: session.localEnd,
    starts_at: session.startsAt.toISOString(),
    ends_at: session.endsAt.toISOString(),
    level: session.level,
    age: session.age,
    group: session.group,
    state,
    remaining: session.dropIn ? null : remaining,
    capacity: session.capacity,
    price_from: nonMemberPrice === null ? null : toWirePrice(nonMemberPrice),
    yours: callerOffer && {
      price: toWirePrice(callerOffer.price),
      label: callerOffer.label,
      ...(callerOffer.reduction && { reduction_kind: callerOffer.reduction.kind }),
      ...(pricedForNames.length > 0 && { for_people: pricedForNames }),
    },
    opens_at: opensAt?.toISOString() ?? null,
    waiting_list_open: waitingList.isOpen,
    notice: session.cancelledReason ?? session.notice,
  };
}

/** The age of an adult, or the nearest age that the session admits. */
export function calculateUsualAge({ age }: Pick<BookableSession, 'age'>): number {
  return Math.min(Math.max(30, age?.min ?? 0), age?.max ?? 200);
}

export function toWireSessionDetail({
  serverTime,
  sessionView,
  people,
  nonMemberOffers,
  repeats,
  ownEntries: waiting,
}: SessionDetail): Schemas['ActivitySessionDetail'] {
  const { session, waitingList } = sessionView;
  const { detail } = session.activity;
  const membersFrom = findMemberPrice(session.prices, calculateUsualAge(session));
  return {
    ...toWireSession(sessionView),
    members_from: membersFrom === null ? null : toWirePrice(membersFrom),
    server_time: serverTime.toISOString(),
    description: detail.description,
    image_url: detail.imageUrl ?? null,
    attendee_instructions: detail.attendeeInstructions,
    accessibility_support: detail.accessibilitySupport,
    venue: toWireVenue(session.venue),
    activity: toWireActivityReference(session.activity),
    space: session.space && toWireSpace(session.space),
    rules: toWireRules(session.rules),
    order_limit: session.rules.orderLimit,
    needs_names: detail.needsNames,
    people: people.map(toWirePerson),
    open_offers: nonMemberOffers.map(toWireOffer),
    repeats: repeats.map(({ session: { id, localDate }, state }) => ({ id, local_date: localDate, state })),
    facility: session.facility && { slug: session.facility.slug, name: session.facility.name },
    extras: (session.facility?.equipment ?? []).map(toWireExtra),
    waiting_list: {
      is_open: waitingList.isOpen,
      length: waitingList.length,
      mine: waiting.map(toWireWaitingEntry),
    },
  };
}

export function toWireExtra({ id, label, price }: HireExtra): Schemas['HireExtra'] {
  return { id, label, price: toWirePrice(price) };
}

export function toWireVenue({ id, slug, name }: VenueSummary): Schemas['ActivityVenue'] {
  return { id, slug, name };
}

export function toWireSpace({ id, name }: SpaceRecord): Schemas['Space'] {
  return { id, name };
}

export function toWireActivityReference({
  id,
  slug,
  name,
  category,
}: ActivityRecord): Schemas['ActivityReference'] {
  return { id, slug, name, category_id: category };
}

/** `ActivityRules`, with the sentence about the booking window. */
export function toWireRules({ window, cancelUntilMinutes, lateFee }: BookingRules): Schemas['ActivityRules'] {
  const { member, other, closesMinutesBefore } = window;
  return {
    opens: formatOpenings(formatOpening(member), formatOpening(other)),
    closes_minutes_before: closesMinutesBefore,
    cancel_until_minutes: cancelUntilMinutes,
    late_fee: lateFee === null ? null : toWirePrice(lateFee),
  };
}

function formatOpenings(memberText: string, publicText: string): string {
  return memberText === publicText
    ? `Booking opens ${publicText}.`
    : `Members book ${memberText}, everyone else ${publicText}.`;
}

function formatOpening({ days, at }: WindowRule): string {
  return `${days} days ahead from ${at === 'start' ? 'the time of the session' : at}`;
}

export function toWireOffer({
  pricingOptionId,
  label,
  price,
  fullPrice,
  reduction,
  isDefault,
}: Offer): Schemas['Offer'] {
  return {
    pricing_option_id: pricingOptionId,
    label,
    price: toWirePrice(price),
    full_price: toWirePrice(fullPrice),
    reduction: reduction && {
      kind: reduction.kind,
      id: reduction.id,
      name: reduction.name,
      left: reduction.kind === 'membership' ? null : reduction.left,
      ...(reduction.kind !== 'membership' && reduction.uses.isPersonal && { most_places: 1 }),
    },
    is_default: isDefault,
  };
}

const toWireVerdict = ({ canBook, code, message }: Verdict) => ({ can_book: canBook, code, message });

export function toWirePerson({
  person,
  age,
  verdict,
  opensAt,
  offers,
  clash,
}: Omit<PersonVerdict, 'reductions'>): Schemas['PersonVerdict'] {
  const { id, firstName, lastName, relation } = person;
  return {
    attendee: { id, name: `${firstName} ${lastName}`.trim(), relation, age },
    verdict: toWireVerdict(verdict),
    opens_at: opensAt?.toISOString() ?? null,
    offers: offers.map(toWireOffer),
    clash: clash && { title: clash.title, local_start: clash.localStart, local_date: clash.localDate },
  };
}
