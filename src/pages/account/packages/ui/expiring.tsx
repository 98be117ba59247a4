import { useUnit } from 'effector-react';
import { $today } from '@/entities/client';
import type { HeldPackage } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { countDaysLeft } from '../lib/expiring';
import { text } from '../texts';

/** A notice for each package that expires soon with visits left. */
export function ExpiringPackages({ packages }: { packages: readonly HeldPackage[] }) {
  const today = useUnit($today);
  return packages.map((heldPackage) => {
    const daysLeft = countDaysLeft(heldPackage, today);
    return (
      daysLeft !== null && (
        <Alert key={heldPackage.id} status="warning" isLive={false}>
          {formatExpiryNotice(heldPackage, daysLeft)}
        </Alert>
      )
    );
  });
}

function formatExpiryNotice({ name, usesLeft: visitsLeft }: HeldPackage, daysLeft: number): string {
  if (daysLeft === 0) return text('held.today', { name, left: visitsLeft });
  return daysLeft === 1
    ? text('held.tomorrow', { name, left: visitsLeft })
    : text('held.soon', { name, left: visitsLeft, n: daysLeft });
}
