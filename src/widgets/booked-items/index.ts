export { BookedItems } from './ui/booked-items';
