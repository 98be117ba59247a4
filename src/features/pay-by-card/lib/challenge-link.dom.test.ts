import { afterEach, expect, test, vi } from 'vitest';
import { leaveForBank, linkChallenge } from './challenge-link';
import { chooseChallengeSize } from './challenge-size';

const form = { url: 'https://acs.bank.example', method: 'POST', fields: { creq: 'abc' } } as const;

let unlink = () => {};
afterEach(() => {
  unlink();
  document.body.replaceChildren();
});

function openLink() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const onPosted = vi.fn();
  const onReturned = vi.fn();
  const onBlocked = vi.fn();
  unlink = linkChallenge({
    frame,
    form,
    reference: 'transaction-1',
    returnOrigin: 'https://api.example',
    onPosted,
    onReturned,
    onBlocked,
  });
  const host = frame.contentWindow;
  const sent = host ? vi.spyOn(host, 'postMessage').mockImplementation(() => {}) : vi.fn();
  const says = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data,
        origin: window.location.origin,
        source: frame.contentWindow,
        ...from,
      }),
    );
  return { frame, sent, onPosted, onReturned, onBlocked, says };
}

test('only the host page gets the form, once, when it is ready', () => {
  const link = openLink();
  expect(new URL(link.frame.src).pathname).toBe('/sca-frame.html');
  link.says({ type: 'pavilion.sca.ready' });
  link.says({ type: 'pavilion.sca.ready' });
  expect(link.sent.mock.calls).toEqual([
    [
      {
        type: 'pavilion.sca.start',
        reference: 'transaction-1',
        form,
        returnOrigin: 'https://api.example',
      },
      window.location.origin,
    ],
  ]);
});

test('messages that the form was posted and that the customer has returned are accepted from the host page', () => {
  const link = openLink();
  link.says({ type: 'pavilion.sca.posted', reference: 'transaction-1' });
  link.says({ type: 'pavilion.sca.returned', reference: 'transaction-1', result: 'authorised' });
  expect(link.onPosted).toHaveBeenCalledOnce();
  expect(link.onReturned.mock.calls).toEqual([['authorised']]);
});

// Proves P3.9.
test.each([
  ['another origin', { origin: 'https://evil.example' }, 'transaction-1'],
  ['another window', { source: window }, 'transaction-1'],
  ['another payment', {}, 'transaction-2'],
])('a message from %s is ignored', (_, from, reference) => {
  const link = openLink();
  link.says({ type: 'pavilion.sca.posted', reference }, from);
  link.says({ type: 'pavilion.sca.returned', reference, result: 'authorised' }, from);
  expect(link.onPosted).not.toHaveBeenCalled();
  expect(link.onReturned).not.toHaveBeenCalled();
});

test('messages after the end are ignored', () => {
  const link = openLink();
  unlink();
  link.says({ type: 'pavilion.sca.returned', reference: 'transaction-1', result: null });
  expect(link.onReturned).not.toHaveBeenCalled();
});

test.each([
  [320, 640, 'FullScreen'],
  [575, 900, 'FullScreen'],
  [1280, 900, 'Large'],
  [1280, 680, 'ExtraLarge'],
  [600, 680, 'Medium'],
  [1080, 1920, 'Large'],
  [800, 400, 'FullScreen'],
  [580, 840, 'Large'],
  [579, 840, 'Medium'],
  [580, 839, 'Medium'],
  [680, 640, 'ExtraLarge'],
  [679, 640, 'Medium'],
  [576, 640, 'Medium'],
  [576, 639, 'FullScreen'],
])('in a window of %i by %i the bank’s page is %s', (width, height, name) => {
  expect(chooseChallengeSize({ width, height }).name).toBe(name);
});

test('a frame that sends nothing times out and no longer gets the form', () => {
  vi.useFakeTimers();
  const link = openLink();
  vi.advanceTimersByTime(14_999);
  expect(link.onBlocked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(link.onBlocked).toHaveBeenCalledOnce();
  link.says({ type: 'pavilion.sca.ready' });
  expect(link.sent).not.toHaveBeenCalled();
});

test('a frame that has sent a message does not time out', () => {
  vi.useFakeTimers();
  const link = openLink();
  link.says({ type: 'pavilion.sca.ready' });
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(link.onBlocked).not.toHaveBeenCalled();
});

test('a frame that was removed does not time out', () => {
  vi.useFakeTimers();
  const link = openLink();
  unlink();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(link.onBlocked).not.toHaveBeenCalled();
});

test('when the whole window goes to the bank, the host page finds the form in this tab', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  leaveForBank({ form, reference: 'transaction-1', returnOrigin: 'https://api.example' });
  vi.unstubAllGlobals();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/sca-frame.html');
  expect(JSON.parse(sessionStorage.getItem('pavilion.sca') ?? '')).toEqual({
    form,
    reference: 'transaction-1',
    returnOrigin: 'https://api.example',
  });
});
