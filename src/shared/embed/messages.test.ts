import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FrameMessage,
  type HostMessage,
  readFrameMessage,
  readHostMessage,
  withVersion,
} from './messages';

const fromFrame: FrameMessage[] = [
  { type: 'loading' },
  { type: 'ready' },
  { type: 'selected', membership: 'unlimited-fitness', value: 24.5, currency: 'GBP' },
  { type: 'unknown', what: 'centre' },
  { type: 'unknown', what: 'membership' },
  { type: 'height', height: 1234.5, fit: 'content' },
  { type: 'height', height: 800, fit: 'window' },
  { type: 'step', number: 3, key: 'direct-debit' },
  { type: 'scroll', top: 0 },
  { type: 'completed', orderId: '0197b1c2-aaaa-7bbb-8ccc-1234567890ab', value: 24.5, currency: 'GBP' },
  { type: 'completed', orderId: 'o-1', value: null, currency: null },
  { type: 'error', kind: 'maintenance' },
];
const fromHost: HostMessage[] = [{ type: 'hello' }, { type: 'viewport', top: 20, height: 640 }];

describe('messages from the frame', () => {
  it.each(fromFrame)('the frame’s message $type is parsed as it was sent', (message) => {
    expect(readFrameMessage(structuredClone(withVersion(message)))).toEqual(message);
  });

  it.each([
    [{ type: 'ready' }],
    [{ pavilion: 2, type: 'ready' }],
    [{ pavilion: 1, type: 'resize' }],
    [{ pavilion: 1, type: 'height', height: '900', fit: 'content' }],
    [{ pavilion: 1, type: 'height', height: -1, fit: 'content' }],
    [{ pavilion: 1, type: 'height', height: Number.NaN, fit: 'content' }],
    [{ pavilion: 1, type: 'height', height: Number.POSITIVE_INFINITY, fit: 'content' }],
    [{ pavilion: 1, type: 'height', height: 1e9, fit: 'content' }],
    [{ pavilion: 1, type: 'height', height: 900, fit: 'screen' }],
    [{ pavilion: 1, type: 'step', number: 1, key: '<b>' }],
    [{ pavilion: 1, type: 'completed', orderId: '' }],
    [{ pavilion: 1, type: 'completed', orderId: 'javascript:alert(1)' }],
    [{ pavilion: 1, type: 'error', kind: 'Ada Byron' }],
    [{ pavilion: 1, type: 'unknown', what: 'person' }],
    [{ pavilion: 1, type: 'selected', membership: 'gold', value: -1, currency: 'GBP' }],
    [{ pavilion: 1, type: 'selected', membership: 'gold', value: 1, currency: '£' }],
    [{ pavilion: 1, type: 'selected', membership: '<b>', value: 1, currency: 'GBP' }],
    [{ pavilion: 1, type: 'hello' }],
    ['{"pavilion":1,"type":"ready"}'],
    [null],
  ])('%j is not a message from the frame', (data) => {
    expect(readFrameMessage(data)).toBeNull();
  });

  it('a message carries only the fields of its type', () => {
    const completed = { type: 'completed', orderId: 'o-1', value: 5, currency: 'GBP' } as const;
    const sent = { ...withVersion(completed), email: 'ada@example.com' };
    expect(readFrameMessage(sent)).toEqual(completed);
  });

  it.each([{}, { value: 5 }, { value: -5, currency: 'GBP' }, { value: 5, currency: '£' }])(
    'an order with the total %j has none',
    (total) => {
      const sent = { pavilion: 1, type: 'completed', orderId: 'o-1', ...total };
      expect(readFrameMessage(sent)).toEqual({
        type: 'completed',
        orderId: 'o-1',
        value: null,
        currency: null,
      });
    },
  );
});

describe('messages from the host page', () => {
  it.each(fromHost)('the host’s message $type is parsed as it was sent', (message) => {
    expect(readHostMessage(structuredClone(withVersion(message)))).toEqual(message);
  });

  it.each([
    [{ type: 'hello' }],
    [{ pavilion: 1, type: 'ready' }],
    [{ pavilion: 1, type: 'viewport', top: -5, height: 100 }],
    [{ pavilion: 1, type: 'viewport', top: 5 }],
    [undefined],
  ])('%j is not a message from the host', (data) => {
    expect(readHostMessage(data)).toBeNull();
  });
});

it('whatever a page sends is parsed or rejected, without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      for (const read of [readFrameMessage, readHostMessage]) {
        const message = read(data);
        expect(message === null || typeof message.type === 'string').toBe(true);
      }
    }),
  );
});
