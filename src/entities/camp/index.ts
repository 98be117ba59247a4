export { bookCampPath, campPath, campsPath } from './lib/camp-path';
export {
  formatCampAges,
  formatCampDates,
  formatCampState,
  formatOptionState,
  hasRoom,
} from './lib/camp-words';
export { CampDayList } from './ui/camp-day-list';
