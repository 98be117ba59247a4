import { createEvent, createStore } from 'effector';
import type { Attendee } from '@/shared/api';

/** What the dialog is open for; null when it is closed. */
export type Subject = { readonly kind: 'add' } | { readonly kind: 'change'; readonly attendeeId: string };

export const addClicked = createEvent();
/** The id of a child. */
export const changeClicked = createEvent<string>();
export const closed = createEvent();
/** A child was added or changed: prices and verdicts may be others. */
export const attendeeSaved = createEvent<Attendee>();

export const $subject = createStore<Subject | null>(null)
  .on(addClicked, () => ({ kind: 'add' }))
  .on(changeClicked, (_, attendeeId) => ({ kind: 'change', attendeeId }))
  .reset(closed);
