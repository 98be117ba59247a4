import { createEvent, sample } from 'effector';
import { loadDirectDebit } from '@/shared/api';
import { createRequest } from '@/shared/request';

export const opened = createEvent();
export const closed = createEvent();

export const request = createRequest({ load: (_: null, options) => loadDirectDebit(options) });

export const $debit = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

sample({ clock: [opened, closed], fn: () => undefined, target: request.reset });
sample({ clock: opened, fn: () => null, target: request.reloadRequested });
