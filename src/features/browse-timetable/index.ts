export { timetablePath } from './lib/address';
export { NO_FILTERS } from './lib/filters';
export { mapBookingIds } from './lib/timetable-days';
export { $returnLocation } from './model/return-location';
export {
  $failure as $timetableFailure,
  $view as $timetableView,
  refreshRequested as timetableRefreshRequested,
} from './model/timetable';
export { FilterBar } from './ui/filter-bar';
export { SessionList } from './ui/session-list';
export { Timetable } from './ui/timetable';
export { useRefreshing } from './ui/use-refreshing';
