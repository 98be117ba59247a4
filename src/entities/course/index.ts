export { coursePath, coursesPath } from './lib/course-path';
export {
  formatCourseDates,
  formatCourseState,
  formatCourseTimes,
  formatSessionsLeft,
  formatWeekday,
  hasRoom,
  isSold,
  joinText,
  labelState,
  listCourseFacts,
} from './lib/course-words';
