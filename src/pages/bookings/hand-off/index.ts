export { HandOffCodePage } from './ui/hand-off-code-page';
export { HandOffPage } from './ui/hand-off-page';
