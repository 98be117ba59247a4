export { OperatorContact } from './ui/operator-contact';
