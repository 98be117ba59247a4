export { StaffBar } from './staff-bar';
