import { createEvent } from 'effector';
import { $token } from '@/entities/customer';
import { offerDeclined, offerRefused, waitingChanged } from '@/features/join-waiting-list';
import { loadWaitingEntry } from '@/shared/api';
import { getPageTime } from '@/shared/lib';
import { createPage } from '@/shared/request';

/** The offer has expired by the server's clock, so the entry is loaded again. */
export const offerEnded = createEvent();

export const page = createPage({
  load: async (entryId: string, options) => {
    const entry = await loadWaitingEntry({ id: entryId }, options);
    return { entry, receivedAt: getPageTime() };
  },
  reloadOn: [$token, offerEnded, offerDeclined, offerRefused, waitingChanged],
});
