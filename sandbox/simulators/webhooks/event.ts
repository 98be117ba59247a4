/** A payment event, stored until the shop has accepted it. */
export interface WebhookRecord {
  /** The provider's id of the event: `evt_…`, `ev_…`. */
  readonly id: string;
  readonly provider: 'stripe' | 'ryft';
  /** The exact body, the same at every attempt. */
  readonly body: string;
}

/** What happened, in the provider's terms. */
export interface EventContent {
  readonly provider: WebhookRecord['provider'];
  readonly type: string;
  readonly object: Readonly<Record<string, unknown>>;
}

interface SimulatorContext {
  readonly now: () => number;
  readonly newId: (prefix: string) => string;
}

/** Creates an event in its provider's format. */
export function createEvent(
  { provider, type, object }: EventContent,
  { now, newId }: SimulatorContext,
): WebhookRecord {
  const id = newId(provider === 'stripe' ? 'evt' : 'ev');
  const createdSeconds = Math.floor(now() / 1000);
  const event =
    provider === 'stripe'
      ? { id, object: 'event', type, created: createdSeconds, livemode: false, data: { object } }
      : { id, eventType: type, createdTimestamp: createdSeconds, data: object };
  return { id, provider, body: JSON.stringify(event) };
}
