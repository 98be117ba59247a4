import type { CourseDetail, CourseView } from '../../domain/bookings/index.ts';
import { type CourseSession, findNonMemberPrice, priceOfRest } from '../../domain/catalogue/index.ts';
import { getWeekday, toLocalTime } from '../../domain/common/index.ts';
import type { CoursePerson } from '../../domain/courses/index.ts';
import { wirePrice } from './money.ts';
import type { Schemas } from './schemas.ts';
import { usualAge, wireActivityReference, wireOffer, wirePerson, wireSpace, wireVenue } from './session.ts';
import { wireWaitingEntry } from './waiting-entry.ts';

/** `CourseSummary`: a row of the list. */
export function wireCourseSummary({
  course,
  remaining,
  state,
  waitingList,
}: CourseView): Schemas['CourseSummary'] {
  const held = course.weeks.filter(({ closedReason }) => closedReason === null);
  const [first, last] = [held[0] ?? course.lastSessionToJoin, held.at(-1) ?? course.lastSessionToJoin];
  const price = findNonMemberPrice(course.prices, usualAge(course));
  const rest = price === null ? null : priceOfRest(price, course.left.length, course.sessionsTotal);
  const { startsAt } = course.lastSessionToJoin;
  const until = toLocalTime(startsAt);
  return {
    id: course.id,
    title: course.title,
    activity: wireActivityReference(course.activity),
    level: course.level,
    requires_level: course.requiresLevel,
    age: course.age,
    leader: course.leader,
    space: course.space && wireSpace(course.space),
    weekday: getWeekday(course.firstDay),
    local_start: first.localStart,
    local_end: first.localEnd,
    first_date: first.localDate,
    last_date: last.localDate,
    next_date: course.left[0]?.localDate ?? null,
    sessions_total: course.sessionsTotal,
    sessions_left: course.left.length,
    price: price === null ? null : wirePrice(price),
    pro_rata_price: rest === null ? null : wirePrice(rest),
    joins_until: { until: startsAt.toISOString(), local_date: until.date, local_time: until.time },
    state,
    remaining,
    capacity: course.capacity,
    form_needed: course.needsForm,
    waiting_list_open: waitingList.isOpen,
  };
}

export function wireCourse(detail: CourseDetail): Schemas['Course'] {
  const { course, serverTime, people, openOffers, waitingList, waiting } = detail;
  return {
    ...wireCourseSummary(detail),
    server_time: serverTime.toISOString(),
    venue: wireVenue(course.venue),
    description: course.description,
    image_url: course.activity.detail.imageUrl ?? null,
    attendee_instructions: course.activity.detail.attendeeInstructions,
    accessibility_support: course.activity.detail.accessibilitySupport,
    notice: course.cancelledReason,
    sessions: course.weeks.map((week) => wireWeek(week, serverTime)),
    cancel_until_minutes: course.rules.cancelUntilMinutes,
    order_limit: course.rules.orderLimit,
    waiting_list: {
      is_open: waitingList.isOpen,
      length: waitingList.length,
      mine: waiting.map(wireWaitingEntry),
    },
    people: people.map((person) => wireCoursePerson(person)),
    open_offers: openOffers.map(wireOffer),
  };
}

function wireWeek(
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

function wireCoursePerson(person: CoursePerson): Schemas['PersonVerdict'] {
  return wirePerson({ ...person, opensAt: null, clash: null });
}
