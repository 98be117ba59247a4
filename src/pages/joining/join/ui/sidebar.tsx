import { useUnit } from 'effector-react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { StartOverModal } from '@/features/start-over';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { PurchaseSummary } from '@/widgets/purchase-summary';
import { startOver } from '../model/features';
import { $isPriceUpdating, $purchase } from '../model/purchase-summary';
import { text } from './texts';

/** The purchase summary, and the button that starts over. */
export function Sidebar({ position }: { position: 'foot' | 'beside' }) {
  const { purchase, isUpdating, startOverClicked } = useUnit({
    purchase: $purchase,
    isUpdating: $isPriceUpdating,
    startOverClicked: startOver.startOverClicked,
  });
  return (
    <PurchaseSummary
      purchase={purchase}
      isUpdating={isUpdating}
      place={position}
      announcesTotal
      hasButton={purchase.membership !== null}
    >
      {purchase.membership && (
        <Button variant="text" onClick={() => startOverClicked()}>
          <Icon of={RotateCcw} />
          <span>{text('joining.startOver')}</span>
        </Button>
      )}
      <StartOverModal model={startOver} />
    </PurchaseSummary>
  );
}
