export { BarCode } from './bar-code';
