import type { SimulatorStorage } from '../storage.ts';
import type { WebhookRecord } from './event.ts';
import { createSignatureHeader, WEBHOOK_SECRETS } from './sign.ts';

export interface DelivererConfig {
  readonly storage: SimulatorStorage;
  /** The shop's API: an event goes to `{endpoint}/{provider}`. */
  readonly endpoint: string;
  /** Pauses before each attempt, in ms. After the last failure an event is sent again at the next start. */
  readonly pausesMs?: readonly number[];
}

/** Shorter than the real providers' hours and days. */
const PAUSES_MS = [300, 1_000, 5_000, 30_000, 120_000, 600_000];
const TIMEOUT_MS = 10_000;

/** Sends events until the shop responds with 2xx: unordered and at least once, like the real providers. */
export function createDeliverer({ storage, endpoint, pausesMs = PAUSES_MS }: DelivererConfig) {
  const waiting = new Set<NodeJS.Timeout>();
  const inFlight = new Set<Promise<void>>();
  let isClosed = false;

  function send(event: WebhookRecord, attempt = 0): void {
    const pauseMs = pausesMs[attempt];
    if (isClosed || pauseMs === undefined) return;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      const delivery = deliver(event, attempt).finally(() => inFlight.delete(delivery));
      inFlight.add(delivery);
    }, pauseMs);
    timer.unref();
    waiting.add(timer);
  }

  async function deliver(event: WebhookRecord, attempt: number): Promise<void> {
    const isTaken = await fetch(`${endpoint}/${event.provider}`, {
      method: 'POST',
      // Signs with the machine's clock, so that a test that changes the providers' clock does not invalidate signatures.
      headers: {
        'Content-Type': 'application/json',
        ...createSignatureHeader(event, WEBHOOK_SECRETS[event.provider], Date.now()),
      },
      body: event.body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isTaken) await storage.remove('webhooks', event.id).catch(() => undefined);
    else send(event, attempt + 1);
  }

  return {
    send: (events: readonly WebhookRecord[]) => {
      for (const event of events) send(event);
    },
    /** Sends events that an earlier process did not deliver. */
    resume: async () => {
      for (const event of await storage.list('webhooks')) send(event);
    },
    /** Waits for deliveries in progress; pending ones are kept for the next start. */
    close: async () => {
      isClosed = true;
      for (const timer of waiting) clearTimeout(timer);
      await Promise.all(inFlight);
    },
  };
}

export type Deliverer = ReturnType<typeof createDeliverer>;
