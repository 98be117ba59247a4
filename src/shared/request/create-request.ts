import { createEvent, createStore, sample } from 'effector';
import type { ApiFailure } from '../api';
import { connectionRestored } from '../connection';
import { isPresent } from '../lib';
import { createLatestFx } from './latest-effect';
import { responsesDiscarded } from './responses-discarded';

export type RequestStatus = 'idle' | 'loading' | 'ready' | 'failed';

interface RequestConfig<Params, Data> {
  /** The call; its signal aborts when a newer call starts. */
  readonly load: (params: Params, options: { readonly signal: AbortSignal }) => Promise<Data>;
}

interface CurrentRequest<Params> {
  readonly params: Params;
}

/**
 * A request to the server. Only the latest call counts; a failed call is repeated on reconnect. Parameters are
 * compared by identity (`Object.is`).
 */
export function createRequest<Params, Data>({ load }: RequestConfig<Params, Data>) {
  /** Loads, unless the same parameters are loading or have loaded. */
  const requested = createEvent<Params>();
  /** Loads even if the same parameters have loaded. */
  const reloadRequested = createEvent<Params>();
  const retryClicked = createEvent();
  /** Another call returned newer data: it replaces the current data, and a response in flight is ignored. */
  const replaced = createEvent<Data>();
  /** Clears the data and ignores a response in flight. */
  const reset = createEvent();
  sample({ clock: responsesDiscarded, target: reset });

  const loadFx = createLatestFx<Params, Data, ApiFailure>(load);

  const $currentRequest = createStore<CurrentRequest<Params> | null>(null, { serialize: 'ignore' })
    .on(loadFx, (_, params) => ({ params }))
    .reset(replaced, reset);
  const requestLoaded = sample({
    clock: loadFx.done,
    source: $currentRequest,
    filter: (currentRequest, { params }) => hasSameParams(currentRequest, params),
    fn: (_, { result }) => result,
  });
  const failed = sample({
    clock: loadFx.fail,
    source: $currentRequest,
    filter: (currentRequest, { params }) => hasSameParams(currentRequest, params),
    fn: (_, { error }) => error,
  });

  /** The last response, kept while a newer one loads. */
  const $data = createStore<Data | null>(null)
    .on([requestLoaded, replaced], (_, data) => data)
    .reset(reset);
  /** The last failure, kept until a response arrives, so that a Try again button does not disappear while it is used. */
  const $failure = createStore<ApiFailure | null>(null)
    .on(failed, (_, failure) => failure)
    .reset(requestLoaded, replaced, reset);
  const $status = createStore<RequestStatus>('idle')
    .on(loadFx, () => 'loading')
    .on([requestLoaded, replaced], () => 'ready')
    .on(failed, () => 'failed')
    .reset(reset);

  const loadDue = sample({
    clock: requested,
    source: { currentRequest: $currentRequest, status: $status },
    fn: ({ currentRequest, status }, params): CurrentRequest<Params> | null =>
      hasSameParams(currentRequest, params) && (status === 'loading' || status === 'ready')
        ? null
        : { params },
  });
  const reloadDue = reloadRequested.map((params): CurrentRequest<Params> => ({ params }));
  const retryDue = sample({ clock: retryClicked, source: $currentRequest });
  const reconnectDue = sample({
    clock: connectionRestored,
    source: { currentRequest: $currentRequest, status: $status },
    fn: ({ currentRequest, status }) => (status === 'failed' ? currentRequest : null),
  });
  sample({
    clock: [loadDue, reloadDue, retryDue, reconnectDue],
    filter: isPresent,
    fn: ({ params }: CurrentRequest<Params>) => params,
    target: loadFx,
  });

  return {
    requested,
    reloadRequested,
    retryClicked,
    replaced,
    reset,
    loaded: requestLoaded,
    failed,
    loadFx,
    $data,
    $failure,
    $status,
    $isLoading: $status.map((status) => status === 'loading'),
  };
}

function hasSameParams<Params>(currentRequest: CurrentRequest<Params> | null, params: Params): boolean {
  return currentRequest !== null && Object.is(currentRequest.params, params);
}
