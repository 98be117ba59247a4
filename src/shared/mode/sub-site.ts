import { createStore } from 'effector';
import type { SubSite } from '../boot';

/** The sub-site of this visit. The host name is known before anything starts, so the entrypoint's scope begins with it. */
export const $subSite = createStore<SubSite>('online-joining');
