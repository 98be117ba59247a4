export { coursePath, coursesPath } from './lib/course-path';
export {
  courseFacts,
  courseStateWords,
  datesText,
  hasRoom,
  isSold,
  joinText,
  labelState,
  leftText,
  timesText,
  weekdayText,
} from './lib/course-words';
