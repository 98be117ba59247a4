import { createEvent, createStore } from 'effector';

/** What the document title says before the page's name, such as the step of a journey; an empty text takes it back. */
export const titleNoted = createEvent<string>();
export const $titleNote = createStore('').on(titleNoted, (_, note) => note);
