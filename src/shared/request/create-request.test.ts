import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { networkFailure } from '../api';
import { connectionRestored } from '../connection';
import { deferred } from '../testing';
import { createRequest } from './create-request';
import { responsesDiscarded } from './responses-discarded';

/** A request with up to three calls that the test can settle, even in advance. */
function openRequest() {
  const requests: { id: string; signal: AbortSignal }[] = [];
  const outcomes = Array.from({ length: 3 }, () => deferred<string>());
  const calls = outcomes.map(({ resolve: answer, reject: fail }) => ({ answer, fail }));
  const request = createRequest<string, string>({
    load: (id, { signal }) => outcomes[requests.push({ id, signal }) - 1]?.promise ?? Promise.reject(),
  });
  const scope = fork();
  const readState = () => ({
    status: scope.getState(request.$status),
    data: scope.getState(request.$data),
    failure: scope.getState(request.$failure),
  });
  return { request, scope, requests, calls, readState };
}

describe('a request', () => {
  it('a request goes from idle through loading to ready', async () => {
    const { request, scope, calls, readState } = openRequest();
    expect(readState()).toEqual({ status: 'idle', data: null, failure: null });
    const settled = allSettled(request.requested, { scope, params: 'a' });
    expect(readState().status).toBe('loading');
    calls[0]?.answer('A');
    await settled;
    expect(readState()).toEqual({ status: 'ready', data: 'A', failure: null });
  });

  it('a request is made once while the same parameters are loading or loaded', async () => {
    const { request, scope, requests, calls } = openRequest();
    const first = allSettled(request.requested, { scope, params: 'a' });
    const second = allSettled(request.requested, { scope, params: 'a' });
    calls[0]?.answer('A');
    await Promise.all([first, second]);
    await allSettled(request.requested, { scope, params: 'a' });
    expect(requests).toHaveLength(1);
  });

  it('a request is made again for other parameters, and on a reload', async () => {
    const { request, scope, requests, calls, readState } = openRequest();
    const first = allSettled(request.requested, { scope, params: 'a' });
    calls[0]?.answer('A');
    await first;
    const second = allSettled(request.requested, { scope, params: 'b' });
    expect(readState()).toMatchObject({ status: 'loading', data: 'A' });
    calls[1]?.answer('B');
    await second;
    const third = allSettled(request.reloadRequested, { scope, params: 'b' });
    calls[2]?.answer('B2');
    await third;
    expect(requests.map(({ id }) => id)).toEqual(['a', 'b', 'b']);
    expect(readState().data).toBe('B2');
  });

  it('a request uses the newest call’s response and aborts the previous call', async () => {
    const { request, scope, requests, calls, readState } = openRequest();
    const settled = allSettled(request.requested, { scope, params: 'a' });
    void allSettled(request.requested, { scope, params: 'b' });
    calls[1]?.answer('B');
    calls[0]?.answer('A');
    await settled;
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(readState()).toEqual({ status: 'ready', data: 'B', failure: null });
  });

  it('a failed reload keeps the data and sets the failure until a response arrives', async () => {
    const { request, scope, calls, readState } = openRequest();
    const first = allSettled(request.requested, { scope, params: 'a' });
    calls[0]?.answer('A');
    await first;
    const second = allSettled(request.reloadRequested, { scope, params: 'a' });
    calls[1]?.fail(networkFailure);
    await second;
    expect(readState()).toEqual({ status: 'failed', data: 'A', failure: networkFailure });
    const third = allSettled(request.retryClicked, { scope });
    expect(readState()).toEqual({ status: 'loading', data: 'A', failure: networkFailure });
    calls[2]?.answer('A2');
    await third;
    expect(readState()).toEqual({ status: 'ready', data: 'A2', failure: null });
  });

  it('a failed request is repeated when the connection is restored, and only then', async () => {
    const { request, scope, requests, calls, readState } = openRequest();
    await allSettled(connectionRestored, { scope });
    expect(requests).toHaveLength(0);
    const first = allSettled(request.requested, { scope, params: 'a' });
    calls[0]?.fail(networkFailure);
    await first;
    const second = allSettled(connectionRestored, { scope });
    calls[1]?.answer('A');
    await second;
    expect(readState()).toEqual({ status: 'ready', data: 'A', failure: null });
    await allSettled(connectionRestored, { scope });
    expect(requests).toHaveLength(2);
  });

  it('a request that was reset ignores the response or failure of a call in flight', async () => {
    const { request, scope, calls, readState } = openRequest();
    const first = allSettled(request.requested, { scope, params: 'a' });
    void allSettled(request.reset, { scope });
    calls[0]?.answer('A');
    await first;
    expect(readState()).toEqual({ status: 'idle', data: null, failure: null });
    const second = allSettled(request.requested, { scope, params: 'a' });
    void allSettled(request.reset, { scope });
    calls[1]?.fail(networkFailure);
    await second;
    expect(readState()).toEqual({ status: 'idle', data: null, failure: null });
  });

  it('a request whose data was replaced ignores the response or failure of a call in flight', async () => {
    const { request, scope, calls, readState } = openRequest();
    const first = allSettled(request.requested, { scope, params: 'a' });
    void allSettled(request.replaced, { scope, params: 'newer' });
    expect(readState()).toEqual({ status: 'ready', data: 'newer', failure: null });
    calls[0]?.answer('A');
    await first;
    expect(readState()).toEqual({ status: 'ready', data: 'newer', failure: null });
    const second = allSettled(request.reloadRequested, { scope, params: 'a' });
    void allSettled(request.replaced, { scope, params: 'newest' });
    calls[1]?.fail(networkFailure);
    await second;
    expect(readState()).toEqual({ status: 'ready', data: 'newest', failure: null });
  });

  it('a request drops loaded data and calls in flight when another customer is served', async () => {
    const { request, scope, calls, readState } = openRequest();
    const first = allSettled(request.requested, { scope, params: 'a' });
    calls[0]?.answer('A');
    await first;
    await allSettled(responsesDiscarded, { scope });
    expect(readState()).toEqual({ status: 'idle', data: null, failure: null });
    const second = allSettled(request.requested, { scope, params: 'a' });
    void allSettled(responsesDiscarded, { scope });
    calls[1]?.answer('A');
    await second;
    expect(readState()).toEqual({ status: 'idle', data: null, failure: null });
  });

  it('a request that was never made is not repeated', async () => {
    const { request, scope, requests } = openRequest();
    await allSettled(request.retryClicked, { scope });
    expect(requests).toHaveLength(0);
  });
});
