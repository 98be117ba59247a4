export { StaffBar } from './ui/staff-bar';
export { StaffPage } from './ui/staff-page';
