import { describe, expect, test, vi } from 'vitest';
import { watchLeaving } from '@/shared/lib';
import { receivePart } from './receive';

const never = () => new Promise<string>(() => {});
const createNamedError = (name: string) => Object.assign(new Error('It has ended.'), { name });

describe('receiving part of a response', () => {
  test('receiving resolves with the part that arrived', async () => {
    await expect(receivePart(async () => 'body', new AbortController().signal)).resolves.toBe('body');
  });

  test('a transport that fails is a network failure, whatever its error says', async () => {
    const broken = () => Promise.reject(createNamedError('TimeoutError'));
    await expect(receivePart(broken, new AbortController().signal)).rejects.toEqual({ kind: 'network' });
  });

  test('a response interrupted while the page unloads is not reported as a failure unless the page stays', async () => {
    watchLeaving();
    dispatchEvent(new Event('beforeunload'));
    const said = vi.fn();
    receivePart(() => Promise.reject(createNamedError('TypeError')), new AbortController().signal).catch(
      said,
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(said).not.toHaveBeenCalled();
    dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith({ kind: 'network' }));
  });

  test.each<[string, unknown, unknown]>([
    ['its time is up', createNamedError('TimeoutError'), { kind: 'timeout' }],
    [
      'its caller takes it back',
      createNamedError('AbortError'),
      { kind: 'unexpected', cause: createNamedError('AbortError') },
    ],
    [
      'its caller takes it back for a reason of their own',
      'TimeoutError',
      { kind: 'unexpected', cause: 'TimeoutError' },
    ],
    [
      'its caller takes it back with something like an error',
      { name: 'TimeoutError' },
      { kind: 'unexpected', cause: { name: 'TimeoutError' } },
    ],
  ])('receiving waits for a part that never arrives until %s', async (_until, reason, failure) => {
    const controller = new AbortController();
    const waiting = receivePart(never, controller.signal);
    controller.abort(reason);
    await expect(waiting).rejects.toEqual(failure);
  });

  test('a response is not read if its caller has already aborted', async () => {
    const part = vi.fn(never);
    await expect(receivePart(part, AbortSignal.abort(createNamedError('TimeoutError')))).rejects.toEqual({
      kind: 'timeout',
    });
    expect(part).not.toHaveBeenCalled();
  });
});
