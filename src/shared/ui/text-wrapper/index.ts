export { TextWrapper } from './text-wrapper';
