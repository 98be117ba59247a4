import { Suspense } from 'react';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import type { TermsModalProps } from './terms-modal';

const TermsModal = createLazyComponent(() => import('./terms-modal').then((code) => code.TermsModal));

/** The terms modal, open while it is rendered. Its code loads with the first one. */
export function TermsModalOnDemand(props: TermsModalProps) {
  return (
    <Suspense fallback={null}>
      <TermsModal {...props} />
    </Suspense>
  );
}
