export { AskBeforeLeaving } from './ask-before-leaving';
