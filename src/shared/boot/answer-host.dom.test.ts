import { afterEach, expect, test, vi } from 'vitest';
import { answerHost } from './answer-host';

const HOST = 'https://www.club.example';
const post = vi.fn();
afterEach(() => {
  post.mockReset();
  vi.restoreAllMocks();
});

function hear(origin: string, data: unknown, source: Window | null = window.parent): void {
  window.dispatchEvent(new MessageEvent('message', { origin, data, source }));
}

test('only a host page that is listed in the configuration gets an answer, and only at its exact origin', () => {
  vi.spyOn(window.parent, 'postMessage').mockImplementation(post);
  answerHost({ embed: { hosts: [HOST] } });
  hear('https://evil.example', { pavilion: 1, type: 'hello' });
  hear(HOST, { pavilion: 1, type: 'viewport' });
  hear(HOST, { pavilion: 1, type: 'hello' }, null);
  hear(HOST, 'hello');
  expect(post).not.toHaveBeenCalled();
  hear(HOST, { pavilion: 1, type: 'hello' });
  expect(post.mock.calls).toEqual([[{ pavilion: 1, type: 'loading' }, HOST]]);
});

test.each([null, {}, { embed: null }, { embed: { hosts: HOST } }])(
  'the configuration %j lists no host',
  (config) => {
    vi.spyOn(window.parent, 'postMessage').mockImplementation(post);
    answerHost(config);
    hear('https://other.example', { pavilion: 1, type: 'hello' });
    expect(post).not.toHaveBeenCalled();
  },
);
