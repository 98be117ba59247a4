export { FieldPair } from './field-pair';
