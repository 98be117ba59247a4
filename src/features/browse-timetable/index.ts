export { timetablePath } from './lib/address';
export { NO_FILTERS } from './lib/filters';
export { bookingIds } from './lib/timetable-days';
export {
  $failure as $timetableFailure,
  $view as $timetableView,
  $wayBack,
  refreshRequested as timetableRefreshRequested,
} from './model/timetable';
export { SessionList } from './ui/session-list';
export { Timetable } from './ui/timetable';
export { useRefreshing } from './ui/use-refreshing';
