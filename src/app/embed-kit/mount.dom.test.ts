import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PavilionEmbedded, PavilionEmbedOptions } from '../../../public/embed';
import { createMount } from './mount';

const SITE_ORIGIN = 'https://join.example';
const EVENT_NAMES = [
  'ready',
  'height',
  'step',
  'selected',
  'unknown-centre',
  'unknown-membership',
  'completed',
  'abandoned',
  'blocked',
  'error',
] as const;

/** An observer that reports every element as visible at once. */
class SeeingObserver {
  private readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe(): void {
    const { tell } = this;
    Reflect.apply(tell, undefined, [[{ isIntersecting: true }]]);
  }
  disconnect(): void {}
}

let mounted: PavilionEmbedded | null = null;
const scrollBy = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', SeeingObserver);
  vi.stubGlobal('scrollBy', scrollBy);
});
afterEach(() => {
  mounted?.destroy();
  mounted = null;
  scrollBy.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function mount(options: PavilionEmbedOptions = {}) {
  const element = document.body.appendChild(document.createElement('div'));
  const heard: [string, unknown][] = [];
  for (const name of EVENT_NAMES) {
    element.addEventListener(`pavilion:${name}`, ({ detail }) => heard.push([name, detail]));
  }
  const handle = createMount(SITE_ORIGIN)(element, options);
  mounted = handle;
  const post = vi.fn();
  if (handle.frame.contentWindow) handle.frame.contentWindow.postMessage = post;
  const tell = (data: unknown, sender: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: SITE_ORIGIN,
        source: handle.frame.contentWindow,
        data,
        ...sender,
      }),
    );
  const say = (message: object) => tell({ pavilion: 1, ...message });
  return { element, heard, frame: handle.frame, post, tell, say };
}

describe('embed.js', () => {
  it('embed.js creates a titled frame that loads when it is near the viewport and may show the payment sheet', () => {
    const { frame } = mount({ centre: 'riverside', title: 'Become a member' });
    expect(frame.src).toBe(`${SITE_ORIGIN}/centre/riverside?embedded`);
    expect(frame.title).toBe('Become a member');
    expect(frame.loading).toBe('lazy');
    expect(frame.allow).toContain('payment');
  });

  it('embed.js greets the loaded frame until it answers, always at the exact origin of its site', () => {
    const { frame, post, say } = mount();
    expect(post).not.toHaveBeenCalled();
    frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(400);
    const greetings = post.mock.calls.length;
    expect(greetings).toBeGreaterThan(1);
    expect(post.mock.calls.every(([, origin]) => origin === SITE_ORIGIN)).toBe(true);
    expect(post).toHaveBeenCalledWith({ pavilion: 1, type: 'hello' }, SITE_ORIGIN);
    say({ type: 'ready' });
    expect(post).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'viewport' }), SITE_ORIGIN);
    vi.advanceTimersByTime(5000);
    expect(post.mock.calls.filter(([message]) => message.type === 'hello')).toHaveLength(greetings);
  });

  // Proves S2.3.
  it('embed.js dispatches the messages of the site as events and sets the height', () => {
    const { frame, heard, say } = mount();
    for (const message of [
      { type: 'ready' },
      { type: 'height', height: 1234, fit: 'content' },
      { type: 'step', number: 2, key: 'membership' },
      { type: 'completed', orderId: 'o-1', value: 24.5, currency: 'GBP' },
      { type: 'error', kind: 'maintenance' },
    ]) {
      say(message);
    }
    expect(frame.style.height).toBe('1234px');
    expect(heard).toEqual([
      ['ready', {}],
      ['height', { height: 1234 }],
      ['step', { number: 2, key: 'membership' }],
      ['completed', { orderId: 'o-1', value: 24.5, currency: 'GBP' }],
      ['error', { kind: 'maintenance' }],
    ]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a look-alike', { origin: 'https://join.example.evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another frame of the same site', { source: null }],
  ])('embed.js does not receive %s', (_, sender) => {
    const { frame, heard, tell } = mount();
    tell({ pavilion: 1, type: 'completed', orderId: 'forged' }, sender);
    tell({ pavilion: 1, type: 'height', height: 7, fit: 'content' }, sender);
    expect(heard).toEqual([]);
    expect(frame.style.height).toBe('600px');
  });

  it('embed.js scrolls the page only while the focus is in the frame', () => {
    const { frame, say } = mount();
    say({ type: 'ready' });
    say({ type: 'scroll', top: 300 });
    expect(scrollBy).not.toHaveBeenCalled();
    frame.focus();
    say({ type: 'scroll', top: 300 });
    expect(scrollBy).toHaveBeenCalledWith({ top: 284 });
  });

  it('embed.js shows a notice with a link when the site does not load in time, and shows the site if it loads later', () => {
    const { element, frame, heard, say } = mount({ centre: 'riverside', timeout: 3000 });
    vi.advanceTimersByTime(2999);
    expect(element.querySelector('[role=alert]')).toBeNull();
    vi.advanceTimersByTime(1);
    const link = element.querySelector('[role=alert] a');
    expect(link?.getAttribute('href')).toBe(`${SITE_ORIGIN}/centre/riverside`);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(heard).toEqual([['error', { kind: 'timeout' }]]);
    expect(frame.style.display).toBe('none');
    say({ type: 'ready' });
    expect(element.querySelector('[role=alert]')).toBeNull();
    expect(frame.style.display).toBe('block');
  });

  it('embed.js reports a refused frame within 3 s of loading, and shows it if it answers later', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element, frame, heard, say } = mount();
    frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(2499);
    expect(element.querySelector('[role=alert]')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(element.querySelector('[role=alert] a')?.getAttribute('href')).toBe(`${SITE_ORIGIN}/`);
    expect(complaint.mock.calls.flat().join()).toContain(`name ${window.location.origin} in embed.hosts`);
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([
      ['error', { kind: 'refused' }],
      ['blocked', { by: 'site', setting: 'embed.hosts', value: window.location.origin }],
    ]);
    say({ type: 'ready' });
    expect(frame.style.display).toBe('block');
  });

  it('embed.js says nothing of a frame that the page has removed while it loaded', () => {
    const { element, frame, heard } = mount();
    frame.dispatchEvent(new Event('load'));
    element.remove();
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([]);
  });

  it('embed.js waits for a slow site whose page has answered', () => {
    const { frame, heard, say } = mount();
    frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1000);
    say({ type: 'loading' });
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual([]);
    say({ type: 'ready' });
    expect(heard).toEqual([['ready', {}]]);
  });

  it('embed.js reports a host page whose policy blocks frames of other sites', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('crossOriginIsolated', true);
    const { frame, heard } = mount();
    frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(2500);
    expect(heard).toContainEqual([
      'blocked',
      { by: 'page', setting: 'Cross-Origin-Embedder-Policy', value: 'unsafe-none' },
    ]);
  });

  it('embed.js reports a centre or membership in the address that the site does not have', () => {
    const { heard, say } = mount({ centre: 'riverside', membership: 'gold' });
    say({ type: 'unknown', what: 'membership' });
    say({ type: 'unknown', what: 'centre' });
    expect(heard).toEqual([
      ['unknown-membership', { centre: 'riverside', membership: 'gold' }],
      ['unknown-centre', { centre: 'riverside' }],
    ]);
  });

  const GOLD = { membership: 'gold', value: 24.5, currency: 'GBP' };

  it('embed.js reports the chosen membership, and that it was abandoned when the customer leaves the page', () => {
    const { heard, say } = mount();
    window.dispatchEvent(new Event('pagehide'));
    say({ type: 'selected', ...GOLD });
    say({ type: 'step', number: 5, key: 'dates' });
    window.dispatchEvent(new Event('pagehide'));
    mounted?.destroy();
    expect(heard).toEqual([
      ['selected', GOLD],
      ['step', { number: 5, key: 'dates' }],
      ['abandoned', { ...GOLD, step: 'dates' }],
    ]);
  });

  it('a membership that was bought is not reported as abandoned', () => {
    const { heard, say } = mount();
    say({ type: 'selected', ...GOLD });
    say({ type: 'completed', orderId: 'o-1' });
    mounted?.destroy();
    expect(heard.map(([name]) => name)).toEqual(['selected', 'completed']);
  });

  it('a membership that was bought is not reported as abandoned either while its order is read', () => {
    const { heard, say } = mount();
    say({ type: 'selected', ...GOLD });
    say({ type: 'step', number: 9, key: 'confirmation' });
    mounted?.destroy();
    expect(heard.map(([name]) => name)).toEqual(['selected', 'step']);
  });

  it('embed.js reports at once that the policy of the page blocks the frame', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { heard } = mount();
    const buildViolation = (blockedURI: string, disposition = 'enforce') =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: 'frame-src',
          blockedURI,
          disposition,
        }),
      );
    buildViolation('https://elsewhere.example');
    buildViolation(SITE_ORIGIN, 'report');
    expect(heard).toEqual([]);
    buildViolation(SITE_ORIGIN);
    expect(heard).toEqual([
      ['error', { kind: 'refused' }],
      ['blocked', { by: 'page', setting: 'frame-src', value: SITE_ORIGIN }],
    ]);
    expect(complaint.mock.calls.flat().join()).toContain(`frame-src ${SITE_ORIGIN}`);
  });

  it('embed.js shows the site given in the options, even in a bundle without a default site', () => {
    const element = document.body.appendChild(document.createElement('div'));
    mounted = createMount(null)(element, { site: `${SITE_ORIGIN}/any`, path: '/location/riverside' });
    expect(mounted.frame.src).toBe(`${SITE_ORIGIN}/location/riverside?embedded`);
  });

  it.each([
    [null, {}, /does not know its site: name it by data-origin/],
    [window.location.origin, {}, /this page's own site, not from the one to show: name it by data-origin/],
    [SITE_ORIGIN, { site: 'join.example' }, /"join.example" is no address of a site/],
  ] as const)('a script of %s with %j says what is missing', (script, options, sentence) => {
    const element = document.createElement('div');
    expect(() => createMount(script)(element, options)).toThrow(sentence);
    expect(element.children).toHaveLength(0);
  });

  it('embed.js receives no messages after it is destroyed', () => {
    const { element, heard, say } = mount();
    mounted?.destroy();
    say({ type: 'ready' });
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([]);
    expect(element.children).toHaveLength(0);
  });
});
