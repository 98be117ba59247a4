import { defineTexts } from '@/shared/texts';

/** Texts about a course. */
export const text = defineTexts({
  'course.open': '{n} spaces',
  'course.few': '{n} spaces left',
  'course.oneLeft': '1 space left',
  'course.full': 'Full',
  'course.closed': 'Too late to join',
  'course.over': 'This course has ended',
  'course.cancelled': 'Cancelled',
  'course.left': '{price} for the {left} sessions left',
  'course.leftOne': '{price} for the last session',
  'course.all': '{price} for {all} sessions',
  'course.leftForMembers': '{left} of {all} sessions left, for members only',
  'course.allForMembers': '{all} sessions, for members only',
  'course.times': '{days}, {start} to {end}',
  'course.dates': '{from} to {to}',
  'course.join': 'You can join until {day}, {time}.',
  'course.day1': 'Mondays',
  'course.day2': 'Tuesdays',
  'course.day3': 'Wednesdays',
  'course.day4': 'Thursdays',
  'course.day5': 'Fridays',
  'course.day6': 'Saturdays',
  'course.day7': 'Sundays',
});
