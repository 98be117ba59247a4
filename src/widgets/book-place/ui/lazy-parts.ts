export { Hire } from '@/features/choose-attendees';
export { EveryWeek, WeeksRefused } from './weekly';
