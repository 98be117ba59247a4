import { useUnit } from 'effector-react';
import { $today } from '@/entities/client';
import type { HeldPackage } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { countDaysLeft } from '../lib/expiring';
import { text } from '../texts';

/** A notice for each package that expires soon with visits left. */
export function Expiring({ packages }: { packages: readonly HeldPackage[] }) {
  const today = useUnit($today);
  return packages.map((heldPackage) => {
    const days = countDaysLeft(heldPackage, today);
    return (
      days !== null && (
        <Alert key={heldPackage.id} status="warning" isLive={false}>
          {formatNotice(heldPackage, days)}
        </Alert>
      )
    );
  });
}

function formatNotice({ name, usesLeft: left }: HeldPackage, n: number): string {
  if (n === 0) return text('held.today', { name, left });
  return n === 1 ? text('held.tomorrow', { name, left }) : text('held.soon', { name, left, n });
}
