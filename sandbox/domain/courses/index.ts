export { quoteCourse, takeCourse } from './records/course-booking.ts';
export { type CoursePerson, coursePeople, lacksCourseForm, restOffers } from './records/course-people.ts';
