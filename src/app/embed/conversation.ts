import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $config } from '@/shared/config';
import { type FrameMessage, type HostMessage, readHostMessage, withVersion } from '@/shared/embed';
import { isPresent } from '@/shared/lib';

/** The site runs inside another page, and the code for that has come. */
export const embedOpened = createEvent();
/** The page around the frame says who it is, by its origin. It may do so again. */
export const hostGreeted = createEvent<string>();
/** The page around the frame says which part of it is in sight. */
export const viewportReported = createEvent<{ top: number; height: number }>();
/** Something the page around the frame is to know. */
export const messageSent = createEvent<FrameMessage>();

const heard = createEvent<{ origin: string; message: HostMessage }>();

/** Listens to the page around the frame, as far as it is one of the configured ones. */
export const listenFx = attach({
  source: $config,
  effect: ({ embed }) => {
    const tell = scopeBind(heard, { safe: true });
    globalThis.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== globalThis.parent || !embed.hosts.includes(origin)) return;
      const message = readHostMessage(data);
      if (message) tell({ origin, message });
    });
  },
});

const $host = createStore<string | null>(null).on(hostGreeted, (_, origin) => origin);

/** Sends a message to exactly one origin, which the configuration names. */
export const postFx = createEffect(({ host, message }: { host: string; message: FrameMessage }) => {
  globalThis.parent.postMessage(withVersion(message), host);
});
sample({ clock: embedOpened, target: listenFx });
sample({
  clock: heard,
  filter: ({ message }) => message.type === 'hello',
  fn: ({ origin }) => origin,
  target: hostGreeted,
});
sample({
  clock: heard.map(({ message }) => (message.type === 'viewport' ? message : null)).filter({ fn: isPresent }),
  fn: ({ top, height }) => ({ top, height }),
  target: viewportReported,
});

// The answer to a greeting comes before everything else.
sample({ clock: hostGreeted, fn: () => ({ type: 'ready' }) as const, target: messageSent });

// Until a configured page has greeted, there is nobody to talk to. Without `batch: false` only the last of several
// messages would go.
sample({
  clock: messageSent,
  source: $host,
  filter: isPresent,
  fn: (host, message) => ({ host: host ?? '', message }),
  target: postFx,
  batch: false,
});
