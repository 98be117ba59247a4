import type { CourseDetail, CourseView } from '../../domain/bookings/index.ts';
import {
  type CourseSession,
  calculateRemainingPrice,
  findNonMemberPrice,
} from '../../domain/catalogue/index.ts';
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
  const openWeeks = course.weeks.filter(({ closedReason }) => closedReason === null);
  const [firstWeek, lastWeek] = [
    openWeeks[0] ?? course.lastSessionToJoin,
    openWeeks.at(-1) ?? course.lastSessionToJoin,
  ];
  const price = findNonMemberPrice(course.prices, calculateUsualAge(course));
  const remainingPrice =
    price === null
      ? null
      : calculateRemainingPrice(price, course.sessionsLeft.length, course.sessionCountInAll);
  const { startsAt } = course.lastSessionToJoin;
  const lastJoinTime = toLocalTime(startsAt);
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
    local_start: firstWeek.localStart,
    local_end: firstWeek.localEnd,
    first_date: firstWeek.localDate,
    last_date: lastWeek.localDate,
    next_date: course.sessionsLeft[0]?.localDate ?? null,
    sessions_total: course.sessionCountInAll,
    sessions_left: course.sessionsLeft.length,
    price: price === null ? null : toWirePrice(price),
    pro_rata_price: remainingPrice === null ? null : toWirePrice(remainingPrice),
    joins_until: {
      until: startsAt.toISOString(),
      local_date: lastJoinTime.date,
      local_time: lastJoinTime.time,
    },
    state,
    remaining,
    capacity: course.capacity,
    form_needed: course.needsForm,
    waiting_list_open: waitingList.isOpen,
  };
}

export function toWireCourse(detail: CourseDetail): Schemas['Course'] {
  const { course, serverTime, people, nonMemberOffers, waitingList, ownEntries } = detail;
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
      mine: ownEntries.map(toWireWaitingEntry),
    },
    people: people.map((person) => toWireCoursePerson(person)),
    open_offers: nonMemberOffers.map(toWireOffer),
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
