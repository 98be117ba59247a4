export { ThemePreviewPage } from './ui/lazy-page';
