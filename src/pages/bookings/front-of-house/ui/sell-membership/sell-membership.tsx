import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { $config, findJoiningAddress } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';
import { $centre } from '../../model/without-account';
import { text } from './texts';

const Dialog = createLazyComponent(() =>
  import('./sell-membership-dialog').then((code) => code.SellMembershipDialog),
);

/** The button that sells a membership at the desk; nothing if joining online is off or no centre is known. */
export function SellMembership() {
  const [isOpen, setIsOpen] = useState(false);
  const { config, centre } = useUnit({ config: $config, centre: $centre });
  if (findJoiningAddress(config) === '' || centre === null) return null;
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {text('sellMembership.title')}
      </Button>
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <Dialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
