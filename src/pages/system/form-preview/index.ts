export { FormPreviewPage } from './ui/form-preview-page';
