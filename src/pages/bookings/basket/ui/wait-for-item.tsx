import { useUnit } from 'effector-react';
import { $newEntries, findJoinedEntry, QuickJoinWaitingList } from '@/features/join-waiting-list';
import { readCampDays } from '@/shared/api';
import type { Item } from '../lib/items';

/** The waiting list for the lost places of a session, a course or days of a camp, if it is open or was joined here. */
export function WaitForItem({
  item: { objectId, purchasedForUserId, waitingListOpen, ...item },
}: {
  item: Item;
}) {
  const newEntries = useUnit($newEntries);
  if (objectId === null || purchasedForUserId === null) return null;
  if (!waitingListOpen && !findJoinedEntry(newEntries, objectId, purchasedForUserId)) return null;
  return (
    <QuickJoinWaitingList
      sessionId={objectId}
      attendeeId={purchasedForUserId}
      sessionName={item.name}
      {...(item.type === 'camp' ? { days: [...readCampDays(item.options).days] } : {})}
    />
  );
}
