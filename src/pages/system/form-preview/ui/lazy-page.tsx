import { createLazyComponent } from '@/shared/ui/lazy-component';

const LazyPage = createLazyComponent(() =>
  import('./form-preview-page').then((module) => module.FormPreviewPage),
);

/** The routes of the joining site name this file alone, not everything that the page is made of. */
export function FormPreviewPage() {
  return <LazyPage />;
}
