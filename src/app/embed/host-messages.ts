import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $config } from '@/shared/config';
import { type FrameMessage, type HostMessage, readHostMessage, withVersion } from '@/shared/embed';
import { isPresent } from '@/shared/lib';

/** The site runs in a frame and the code for it is loaded. */
export const embedOpened = createEvent();
/** The host page has sent its greeting; the payload is its origin. May repeat. */
export const hostGreeted = createEvent<string>();
/** The host page reports which part of the frame is visible. */
export const viewportReported = createEvent<{ top: number; height: number }>();
export const messageSent = createEvent<FrameMessage>();

const messageReceived = createEvent<{ origin: string; message: HostMessage }>();

/** Receives messages from the configured host pages only. */
export const listenToHostFx = attach({
  source: $config,
  effect: ({ embed }) => {
    const receive = scopeBind(messageReceived, { safe: true });
    globalThis.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== globalThis.parent || !embed.hosts.includes(origin)) return;
      const message = readHostMessage(data);
      if (message) receive({ origin, message });
    });
  },
});

const $hostOrigin = createStore<string | null>(null).on(hostGreeted, (_, origin) => origin);

/** Posts to exactly one configured origin. */
export const postToHostFx = createEffect(
  ({ hostOrigin, message }: { hostOrigin: string; message: FrameMessage }) => {
    globalThis.parent.postMessage(withVersion(message), hostOrigin);
  },
);
sample({ clock: embedOpened, target: listenToHostFx });
sample({
  clock: messageReceived,
  filter: ({ message }) => message.type === 'hello',
  fn: ({ origin }) => origin,
  target: hostGreeted,
});
sample({
  clock: messageReceived
    .map(({ message }) => (message.type === 'viewport' ? message : null))
    .filter({ fn: isPresent }),
  fn: ({ top, height }) => ({ top, height }),
  target: viewportReported,
});

// `ready` is posted before all other messages.
sample({ clock: hostGreeted, fn: () => ({ type: 'ready' }) as const, target: messageSent });

// Nothing is posted before a configured host has greeted. `batch: false` keeps all of several messages.
sample({
  clock: messageSent,
  source: $hostOrigin,
  filter: isPresent,
  fn: (hostOrigin, message) => ({ hostOrigin: hostOrigin ?? '', message }),
  target: postToHostFx,
  batch: false,
});
