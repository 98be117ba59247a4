import { createEvent, sample } from 'effector';
import { loadDocuments } from '@/shared/api';
import { createRequest } from '@/shared/request';

export const opened = createEvent();
export const closed = createEvent();

const request = createRequest({ load: (_: null, options) => loadDocuments(options) });

export const $documents = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const { retryClicked, replaced } = request;

sample({ clock: [opened, closed], fn: () => undefined, target: request.reset });
sample({ clock: opened, fn: () => null, target: request.reloadRequested });
