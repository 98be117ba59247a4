export { CompleteChildForm } from './ui/complete-child-form';
