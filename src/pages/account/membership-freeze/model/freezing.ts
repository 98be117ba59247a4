import { createEvent, createStore, sample } from 'effector';
import { loadFreezing, type MembershipFreezing } from '@/shared/api';
import { createPage } from '@/shared/request';
import { freezeEnded } from '@/widgets/end-freeze';

/** The membership has been frozen. */
export const membershipFrozen = createEvent<MembershipFreezing>();

export const page = createPage({ load: (id: string, options) => loadFreezing({ id }, options) });
export const { opened, closed, $params: $membershipId, $data: $freezing } = page;

/** Whether it was frozen on this page just now, not earlier. */
export const $isJustFrozen = createStore(false)
  .on(membershipFrozen, () => true)
  .reset(freezeEnded, opened, closed);

sample({ clock: [membershipFrozen, freezeEnded], target: page.replaced });
