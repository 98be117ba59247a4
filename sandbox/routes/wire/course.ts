import type { CourseDetail, CourseView } from '../../domain/bookings/index.ts';
import { type CourseSession, findNonMemberPrice, priceOfRest } from '../../domain/catalogue/index.ts';
import { getWeekday, toLocalTime } from '../../domain/common/index.ts';
import type { CoursePerson } from '../../domain/courses/index.ts';
import { toWirePrice } from './money.ts';
import type { Schemas } from './schemas.ts';
import {
  calculateUsualAge,
  toWireActivityReference,
  toWireOffer,
  toWirePerson,
  toWireSpace,
  toWireVenue,
} from './session.ts';
import { toWireWaitingEntry } from './waiting-entry.ts';

/** `CourseSummary`: a row of the list. */
export function toWireCourseSummary({
  course,
  remaining,
  state,
  waitingList,
}: CourseView): Schemas['CourseSummary'] {
  const heldWeeks = course.weeks.filter(({ closedReason }) => closedReason === null);
  const [first, last] = [
    heldWeeks[0] ?? course.lastSessionToJoin,
    heldWeeks.at(-1) ?? course.lastSessionToJoin,
  ];
  const price = findNonMemberPrice(course.prices, calculateUsualAge(course));
  const rest = price === null ? null : priceOfRest(price, course.left.length, course.sessionsTotal);
  const { startsAt } = course.lastSessionToJoin;
  const until = toLocalTime(startsAt);
  return {
    id: course.id,
    title: course.title,
    activity: toWireActivityReference(course.activity),
    level: course.level,
    requires_level: course.requiresLevel,
    age: course.age,
    leader: course.leader,
    space: course.space && toWireSpace(course.space),
    weekday: getWeekday(course.firstDay),
    local_start: first.localStart,
    local_end: first.localEnd,
    first_date: first.localDate,
    last_date: last.localDate,
    next_date: course.left[0]?.localDate ?? null,
    sessions_total: course.sessionsTotal,
    sessions_left: course.left.length,
    price: price === null ? null : toWirePrice(price),
    pro_rata_price: rest === null ? null : toWirePrice(rest),
    joins_until: { until: startsAt.toISOString(), local_date: until.date, local_time: until.time },
    state,
    remaining,
    capacity: course.capacity,
    form_needed: course.needsForm,
    waiting_list_open: waitingList.isOpen,
  };
}

export function toWireCourse(detail: CourseDetail): Schemas['Course'] {
  const { course, serverTime, people, openOffers, waitingList, waiting } = detail;
  return {
    ...toWireCourseSummary(detail),
    server_time: serverTime.toISOString(),
    venue: toWireVenue(course.venue),
    description: course.description,
    image_url: course.activity.detail.imageUrl ?? null,
    attendee_instructions: course.activity.detail.attendeeInstructions,
    accessibility_support: course.activity.detail.accessibilitySupport,
    notice: course.cancelledReason,
    sessions: course.weeks.map((week) => toWireWeek(week, serverTime)),
    cancel_until_minutes: course.rules.cancelUntilMinutes,
    order_limit: course.rules.orderLimit,
    waiting_list: {
      is_open: waitingList.isOpen,
      length: waitingList.length,
      mine: waiting.map(toWireWaitingEntry),
    },
    people: people.map((person) => toWireCoursePerson(person)),
    open_offers: openOffers.map(toWireOffer),
  };
}

function toWireWeek(
  { localDate, localStart, localEnd, startsAt, endsAt, closedReason }: CourseSession,
  now: Date,
): Schemas['CourseSession'] {
  const state = closedReason !== null ? 'closed' : startsAt <= now ? 'over' : 'to_come';
  return {
    local_date: localDate,
    local_start: localStart,
    local_end: localEnd,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    state,
    closed_reason: closedReason,
  };
}

function toWireCoursePerson(person: CoursePerson): Schemas['PersonVerdict'] {
  return toWirePerson({ ...person, opensAt: null, clash: null });
}
