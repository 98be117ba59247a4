export { Hire } from '@/features/choose-attendees';
export { Owing } from './owing';
export { EveryWeek, WeeksRefused } from './weekly';
