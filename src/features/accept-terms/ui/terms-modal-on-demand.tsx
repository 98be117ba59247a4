import { Suspense } from 'react';
import { lazyComponent } from '@/shared/ui/lazy-component';
import type { TermsModalProps } from './terms-modal';

const TermsModal = lazyComponent(() => import('./terms-modal').then((code) => code.TermsModal));

/** The modal of terms, open as long as it is rendered. Its code comes with the first one. */
export function TermsModalOnDemand(props: TermsModalProps) {
  return (
    <Suspense fallback={null}>
      <TermsModal {...props} />
    </Suspense>
  );
}
