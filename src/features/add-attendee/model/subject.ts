import { createEvent, createStore } from 'effector';
import type { Attendee } from '@/shared/api';

/** What the open dialog is for: a new child, or the child to change. */
export type AttendeeDialogSubject =
  | { readonly kind: 'add' }
  | { readonly kind: 'change'; readonly attendeeId: string };

export const addClicked = createEvent();
/** Change was pressed for the child with this id. */
export const changeClicked = createEvent<string>();
export const dialogClosed = createEvent();
/** A child was added or changed, so prices and verdicts may have changed. */
export const attendeeSaved = createEvent<Attendee>();

export const $subject = createStore<AttendeeDialogSubject | null>(null)
  .on(addClicked, () => ({ kind: 'add' }))
  .on(changeClicked, (_, attendeeId) => ({ kind: 'change', attendeeId }))
  .reset(dialogClosed);
