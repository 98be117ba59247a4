import { createEvent, createStore } from 'effector';

/** Text that the document title shows before the page's name, such as the step of a journey; '' removes it. */
export const titleNoted = createEvent<string>();
export const $titleNote = createStore('').on(titleNoted, (_, note) => note);
