export { coursePath, coursesPath } from './lib/course-path';
export {
  formatCourseDates,
  formatCourseState,
  formatCourseTimes,
  formatJoinPrice,
  formatSessionsLeft,
  formatWeekday,
  hasRoom,
  isPriceShown,
  listCourseFacts,
  toLabelState,
} from './lib/course-words';
