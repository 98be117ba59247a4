import { lazyComponent } from '@/shared/ui/lazy-component';

/** The routes of the joining site name this file alone, not everything that the page is made of. */
export const FormPreviewPage = lazyComponent(() =>
  import('./form-preview-page').then((code) => code.FormPreviewPage),
);
