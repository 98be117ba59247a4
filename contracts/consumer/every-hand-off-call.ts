import * as api from '../../src/shared/api/index.ts';
import { stateValues } from '../state-values.ts';
import type { AnyCall } from './any-call.ts';

const { handoffId: id, handoffToken: token, itemHash } = stateValues;
const desk = `/api/cart/handoffs/${id}`;
/** A code that the customer types in; it requires a log-in. */
const code = '7KQ4-92MT';

/** Every call about a basket that the desk hands over to a customer's own device. */
export const everyHandOffCall: readonly AnyCall[] = [
  {
    name: 'a hand-off',
    method: 'POST',
    path: '/api/cart/handoffs',
    mayAnswer: [401],
    make: () => api.createHandOff({ itemHash }),
  },
  {
    name: 'the status of a hand-off',
    method: 'GET',
    path: desk,
    mayAnswer: [401, 429],
    make: () => api.readHandOff({ id }),
  },
  {
    name: 'more time for a hand-off',
    method: 'POST',
    path: `${desk}/extend`,
    mayAnswer: [401],
    make: () => api.extendHandOff({ id }),
  },
  {
    name: 'a hand-off by email',
    method: 'POST',
    path: `${desk}/email`,
    mayAnswer: [401, 429],
    make: () => api.emailHandOff({ id }),
  },
  {
    name: 'a hand-off that is taken back',
    method: 'DELETE',
    path: desk,
    mayAnswer: [401],
    make: () => api.cancelHandOff({ id }),
  },
  {
    name: 'the preview of a code',
    method: 'GET',
    path: `/api/handoffs/${code}`,
    mayAnswer: [401, 429],
    make: () => api.previewHandOff({ token: code }),
  },
  {
    name: 'a basket of the desk',
    method: 'POST',
    path: `/api/handoffs/${token}/claim`,
    mayAnswer: [401, 429],
    make: () => api.claimHandOff({ token }),
  },
  {
    name: 'a basket that is given back',
    method: 'POST',
    path: `/api/handoffs/${token}/release`,
    mayAnswer: [401, 429],
    make: () => api.releaseHandOff({ token }),
  },
];
