import { useUnit } from 'effector-react';
import { $joined, WaitAtOnce } from '@/features/join-waiting-list';
import type { Item } from '../lib/items';

/** The waiting list of the session whose place is lost, where it is open or was joined here. */
export function WaitForItem({
  item: { objectId, purchasedForUserId, waitingListOpen, ...item },
}: {
  item: Item;
}) {
  const joined = useUnit($joined);
  if (objectId === null || purchasedForUserId === null) return null;
  if (!waitingListOpen && !joined.has(objectId)) return null;
  return <WaitAtOnce sessionId={objectId} attendeeId={purchasedForUserId} name={item.name} />;
}
