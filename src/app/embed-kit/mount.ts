import { type HostMessage, readFrameMessage, withVersion } from '@/shared/embed';
import type { PavilionEmbedApi, PavilionEmbedded, PavilionEvents } from '../../../public/embed';
import { type BlockedFrame, buildPolicyFailure, describeBlockedFrame } from './blocked';
import { createNotice } from './notice';
import { buildFramePath, readPathSlugs } from './options';
import { resolveSite } from './site';
import { watchNearViewport } from './when-near-viewport';

const FIRST_GREETING_DELAY_MS = 100;
/** The factor of the exponential backoff between greetings to a site that does not answer. */
const GREETING_GROWTH = 1.6;
const READY_TIMEOUT_MS = 20_000;
/**
 * How long a loaded frame may take to answer. The site answers at once from an inline script; a frame that the browser
 * blocks has loaded an error page, which never answers.
 */
const ANSWER_TIMEOUT_MS = 2_500;
const INITIAL_FRAME_HEIGHT_PX = 600;
const SCROLL_MARGIN_PX = 16;
const MIN_VISIBLE_PX = 120;
/**
 * Permissions of the frame: the payment sheet, passkeys for the bank's check, and the location for the nearest centre.
 */
const FRAME_PERMISSIONS = 'payment; publickey-credentials-get; geolocation';

function createFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.loading = 'lazy';
  frame.allow = FRAME_PERMISSIONS;
  // CSSOM, because the policy of the host page may forbid style attributes.
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    border: '0',
    height: `${INITIAL_FRAME_HEIGHT_PX}px`,
  });
  frame.src = address;
  return frame;
}

function isVisible(frame: HTMLIFrameElement): boolean {
  const { top, bottom } = frame.getBoundingClientRect();
  return bottom > MIN_VISIBLE_PX && top < window.innerHeight;
}

/**
 * Creates `mount`, which embeds a site into an element.
 *
 * @param scriptOrigin the origin of the script's own site, used when the options name none; null in a bundle.
 */
export function createMount(scriptOrigin: string | null): PavilionEmbedApi['mount'] {
  return (element, options = {}): PavilionEmbedded => {
    const site = resolveSite(options.site, scriptOrigin, window.location.origin);
    const path = buildFramePath(options);
    const frame = createFrame(`${site}${path ?? '/'}?embedded`, options.title ?? 'Join online');
    const notice = createNotice(frame, `${site}${path ?? '/'}`);
    const listeners = new AbortController();
    const { signal } = listeners;
    const pathSlugs = readPathSlugs(path ?? '/');
    let isReady = false;
    let hasFailed = false;
    /** The membership that was selected but not yet bought; null if there is none. */
    let selectedMembership: Omit<PavilionEvents['pavilion:abandoned'], 'step'> | null = null;
    let stepKey: string | null = null;
    let isViewportPostScheduled = false;
    let readyTimer: ReturnType<typeof setTimeout> | undefined;
    let answerTimer: ReturnType<typeof setTimeout> | undefined;
    let greetingTimer: ReturnType<typeof setTimeout> | undefined;

    function dispatch<Name extends keyof PavilionEvents>(name: Name, detail: PavilionEvents[Name]): void {
      element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
    }
    function post(message: HostMessage): void {
      frame.contentWindow?.postMessage(withVersion(message), site);
    }
    function postViewport(): void {
      isViewportPostScheduled = false;
      const { top, height } = frame.getBoundingClientRect();
      const visibleTop = Math.min(Math.max(0, -top), height);
      const visibleBottom = Math.min(height, Math.max(0, window.innerHeight - top));
      if (isReady)
        post({ type: 'viewport', top: visibleTop, height: Math.max(0, visibleBottom - visibleTop) });
    }
    function scheduleViewportPost(): void {
      if (!isViewportPostScheduled) requestAnimationFrame(postViewport);
      isViewportPostScheduled = true;
    }
    function scrollFrameTo(top: number): void {
      const margin = options.scrollMargin ?? SCROLL_MARGIN_PX;
      window.scrollBy({ top: frame.getBoundingClientRect().top + top - margin });
    }

    function setHeight(height: number): void {
      const wasVisible = isVisible(frame);
      frame.style.height = `${height}px`;
      // When the frame shrinks, scrolls back to it: the customer would be below it, and browsers throttle frames out
      // of view.
      if (wasVisible && !isVisible(frame)) scrollFrameTo(0);
      dispatch('pavilion:height', { height });
    }

    function onMessage({ origin, source, data }: MessageEvent<unknown>): void {
      if (origin !== site || source !== frame.contentWindow) return;
      const message = readFrameMessage(data);
      switch (message?.type) {
        case 'loading':
          clearTimeout(answerTimer);
          break;
        case 'ready':
          if (isReady) break;
          isReady = true;
          hasFailed = false;
          clearTimeout(readyTimer);
          clearTimeout(answerTimer);
          notice.hide();
          postViewport();
          dispatch('pavilion:ready', {});
          break;
        case 'height':
          setHeight(message.fit === 'window' ? window.innerHeight : message.height);
          if (message.fit === 'window') frame.scrollIntoView();
          postViewport();
          break;
        case 'scroll':
          // Scrolls only while the focus is in the frame.
          if (document.activeElement === frame) scrollFrameTo(message.top);
          break;
        case 'step':
          stepKey = message.key;
          // Its order is bought; the event waits for the total.
          if (stepKey === 'confirmation') selectedMembership = null;
          dispatch('pavilion:step', { number: message.number, key: message.key });
          break;
        case 'selected': {
          const { membership, value, currency } = message;
          selectedMembership = { membership, value, currency };
          dispatch('pavilion:selected', selectedMembership);
          break;
        }
        case 'unknown':
          if (message.what === 'centre') dispatch('pavilion:unknown-centre', { centre: pathSlugs.centre });
          else dispatch('pavilion:unknown-membership', pathSlugs);
          break;
        case 'completed': {
          const { orderId, value, currency } = message;
          selectedMembership = null;
          dispatch('pavilion:completed', { orderId, value, currency });
          break;
        }
        case 'error':
          dispatch('pavilion:error', { kind: message.kind });
          break;
      }
    }

    function postGreeting(delayMs: number): void {
      if (isReady) return;
      post({ type: 'hello' });
      greetingTimer = setTimeout(() => postGreeting(delayMs * GREETING_GROWTH), delayMs);
    }

    function reportFailure(kind: 'timeout' | 'refused', explanation: string): boolean {
      if (hasFailed) return false;
      hasFailed = true;
      clearTimeout(readyTimer);
      clearTimeout(answerTimer);
      console.error(`pavilion: ${explanation}`);
      notice.show();
      dispatch('pavilion:error', { kind });
      return true;
    }

    function reportBlockedFrame({ explanation, ...blocked }: BlockedFrame): void {
      // A frame that the page has taken out answers no greeting.
      if (!frame.isConnected) return;
      if (reportFailure('refused', explanation)) dispatch('pavilion:blocked', blocked);
    }

    function reportAbandonedMembership(): void {
      if (selectedMembership) dispatch('pavilion:abandoned', { ...selectedMembership, step: stepKey });
      selectedMembership = null;
    }

    // The site answers the first greeting that it receives; each load of the frame is greeted again.
    frame.addEventListener('load', () => {
      isReady = false;
      clearTimeout(greetingTimer);
      postGreeting(FIRST_GREETING_DELAY_MS);
      clearTimeout(answerTimer);
      answerTimer = setTimeout(() => reportBlockedFrame(describeBlockedFrame(window)), ANSWER_TIMEOUT_MS);
    });
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, disposition }) => {
        if (effectiveDirective !== 'frame-src' || !blockedURI.startsWith(site) || disposition === 'report')
          return;
        reportBlockedFrame(buildPolicyFailure(site));
      },
      { signal },
    );
    window.addEventListener('message', onMessage, { signal });
    window.addEventListener('pagehide', reportAbandonedMembership, { signal });
    for (const name of ['scroll', 'resize']) {
      window.addEventListener(name, scheduleViewportPost, { signal, capture: true, passive: true });
    }
    element.append(frame);

    if (path === null) {
      console.error(
        'pavilion: a membership needs its centre too (data-centre), and a path begins with one slash; the first page is shown instead.',
      );
      dispatch('pavilion:error', { kind: 'options' });
    }
    const stopWatching = watchNearViewport(frame, () => {
      const timeoutMs = options.timeout ?? READY_TIMEOUT_MS;
      readyTimer = setTimeout(() => {
        if (frame.isConnected) reportFailure('timeout', `${site} did not answer in ${timeoutMs} ms.`);
      }, timeoutMs);
    });

    return {
      frame,
      destroy() {
        reportAbandonedMembership();
        listeners.abort();
        clearTimeout(greetingTimer);
        clearTimeout(readyTimer);
        clearTimeout(answerTimer);
        stopWatching();
        notice.hide();
        frame.remove();
      },
    };
  };
}
