export { StaffBar } from './ui/staff-bar';
