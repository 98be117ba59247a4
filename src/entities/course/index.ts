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
  toLabelState,
  listCourseFacts,
} from './lib/course-words';
