export { CoursePage } from './ui/course-page';
