import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { $config, findJoiningAddress } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';
import { $centreName } from '../../model/without-account';
import { text } from './texts';

const LazyDialog = createLazyComponent(() =>
  import('./sell-membership-dialog').then((code) => code.SellMembershipDialog),
);

/** The button that sells a membership at the desk; nothing if joining online is off or no centre is known. */
export function SellMembership() {
  const [isOpen, setIsOpen] = useState(false);
  const { config, centreName } = useUnit({ config: $config, centreName: $centreName });
  if (findJoiningAddress(config) === '' || centreName === null) return null;
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {text('sellMembership.title')}
      </Button>
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <LazyDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
