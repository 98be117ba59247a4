export { AskBeforeLeaving } from './ask-before-leaving';
export { interceptLinks } from './intercept-links';
