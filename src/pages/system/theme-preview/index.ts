export { ThemePreviewPage } from './ui/theme-preview-page';
