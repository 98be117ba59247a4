import { createStore } from 'effector';
import type { SectionKey } from '../../lib/sections';
import { customerChanged } from '../customer-change';
import { progress, selection } from '../features';
import { selectionResumed } from './suspended-selection';

const BASIS: readonly SectionKey[] = ['centre', 'membership'];

/** The sections that were finished in this tab, by whoever is here. */
export const $completedSections = createStore<readonly SectionKey[]>([])
  .on(progress.$progress, (reached, { edited }) => [...new Set([...reached, ...edited])])
  .on(selection.restored, (_, { kept }) => kept.edited)
  .on(customerChanged, (reached) => reached.filter((key) => BASIS.includes(key)))
  .on(selectionResumed, (_, { edited }) => edited)
  .reset(selection.membershipChosen, selection.venueChosen, selection.cleared);
