import { createStore } from 'effector';
import type { SectionKey } from '../lib/sections';
import { changedHands } from './customers';
import { released } from './held';
import { progress, selection } from './parts';

const BASIS: readonly SectionKey[] = ['centre', 'membership'];

/** The sections that were finished in this tab, by whoever is here. */
export const $reached = createStore<readonly SectionKey[]>([])
  .on(progress.$progress, (reached, { edited }) => [...new Set([...reached, ...edited])])
  .on(selection.restored, (_, { kept }) => kept.edited)
  .on(changedHands, (reached) => reached.filter((key) => BASIS.includes(key)))
  .on(released, (_, { edited }) => edited)
  .reset(selection.membershipChosen, selection.venueChosen, selection.cleared);
