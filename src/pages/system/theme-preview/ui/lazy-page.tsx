import { createLazyComponent } from '@/shared/ui/lazy-component';

const LazyPage = createLazyComponent(() =>
  import('./theme-preview-page').then((module) => module.ThemePreviewPage),
);

/** The routes of the joining site name this file alone, not everything that the page is made of. */
export function ThemePreviewPage() {
  return <LazyPage />;
}
