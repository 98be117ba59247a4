import { createStore } from 'effector';
import type { SubSite } from '../boot';

/** The sub-site. The entrypoint sets it in the scope, because the host name determines it. */
export const $subSite = createStore<SubSite>('online-joining');
