import { useUnit } from 'effector-react';
import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '@/shared/ui/lazy-component';

const TermsModal = lazyComponent(() => import('./terms-modal').then((code) => code.TermsModal));

/** The modal of terms, whose code comes when it opens. */
export function TermsModalOnDemand(props: ComponentProps<typeof TermsModal>) {
  const isOpen = useUnit(props.model.$isOpen);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <TermsModal {...props} />
    </Suspense>
  );
}
