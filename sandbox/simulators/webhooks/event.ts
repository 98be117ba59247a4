/** A provider's news of a payment, as it is kept until the shop has taken it. */
export interface WebhookRecord {
  /** The provider's own name for the event: `evt_…`, `ev_…`. */
  readonly id: string;
  readonly provider: 'stripe' | 'ryft';
  /** The body as it is sent, byte for byte, at every attempt. */
  readonly body: string;
}

/** What happened, in the provider's words; null when it is no news. */
export interface EventContent {
  readonly provider: WebhookRecord['provider'];
  readonly type: string;
  readonly object: Readonly<Record<string, unknown>>;
}

interface SimulatorContext {
  readonly now: () => number;
  readonly newId: (prefix: string) => string;
}

/** An event in its provider's shape. */
export function eventOf(
  { provider, type, object }: EventContent,
  { now, newId }: SimulatorContext,
): WebhookRecord {
  const id = newId(provider === 'stripe' ? 'evt' : 'ev');
  const created = Math.floor(now() / 1000);
  const event =
    provider === 'stripe'
      ? { id, object: 'event', type, created, livemode: false, data: { object } }
      : { id, eventType: type, createdTimestamp: created, data: object };
  return { id, provider, body: JSON.stringify(event) };
}
