export { openFrame } from './ui/lazy-frame';
export { FormPreviewPage } from './ui/lazy-page';
