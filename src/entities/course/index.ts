export { coursePath, coursesPath } from './lib/course-path';
export {
  formatCourseDates,
  formatCourseState,
  formatCourseTimes,
  formatJoinPrice,
  formatSessionsLeft,
  formatWeekday,
  hasRoom,
  isSold,
  labelState,
  listCourseFacts,
} from './lib/course-words';
