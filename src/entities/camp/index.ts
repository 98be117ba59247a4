export { bookCampPath, campPath, campsPath } from './lib/camp-path';
export { agesText, campStateWords, datesText, hasRoom, optionStateWords } from './lib/camp-words';
export { CampDayList } from './ui/camp-day-list';
