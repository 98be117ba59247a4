export { StaffBar } from './staff-bar';
export { StaffOnly } from './staff-only';
