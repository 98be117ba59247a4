import { createStore } from 'effector';
import { signedOut } from '@/entities/customer';
import type { SectionKey } from '../lib/sections';
import { customerLost, progress, register, selection } from './parts';

/**
 * The sections that were finished in this tab. It outlives a session that ends by itself: whoever logs in again goes on there. Terms
 * are accepted by a person, so that the dates, with their terms, are to be continued again then.
 */
export const $reached = createStore<readonly SectionKey[]>([])
  .on(progress.$progress, (reached, { edited }) => [...new Set([...reached, ...edited])])
  .on(selection.restored, (_, { kept }) => kept.edited)
  .on(customerLost, (reached) => reached.filter((key) => key !== 'dates'))
  .on(register.registered, (reached) => reached.filter((key) => key === 'centre' || key === 'membership'))
  .reset(selection.membershipChosen, selection.venueChosen, selection.cleared, signedOut);
