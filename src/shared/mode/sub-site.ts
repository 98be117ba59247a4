import { createStore } from 'effector';
import type { SubSite } from '../boot';

/** The sub-site. The entrypoint sets it in the scope, because the host name is known from the start. */
export const $subSite = createStore<SubSite>('online-joining');
