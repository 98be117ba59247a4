export { FormPreviewPage } from './ui/lazy-page';
