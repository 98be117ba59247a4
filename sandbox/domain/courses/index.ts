export { quoteCourse, takeCourse } from './records/course-booking.ts';
export {
  type CoursePerson,
  findCoursePeople,
  lacksCourseForm,
  toRemainingCourseOffers,
} from './records/course-people.ts';
