import type { RecordKind, SimulatorRecords } from '../records.ts';
import { SimulatorFailure } from '../simulator-failure.ts';
import type { RecordAccess, SimulatorStorage } from '../storage.ts';
import { createEvent, type EventContent, type WebhookRecord } from './event.ts';
import { findIntentEvent, findSessionEvent } from './payment-events.ts';

export interface EventStorageConfig {
  readonly storage: SimulatorStorage;
  readonly now: () => number;
  readonly newId: (prefix: string) => string;
  /** Receives events once they are stored. */
  readonly onEvents: (events: readonly WebhookRecord[]) => void;
}

/**
 * Wraps a provider's storage so that each change of a payment also stores a webhook event, in the same piece of work. The
 * event is then sent even if the process ends first.
 */
export function createEventStorage({ storage, onEvents, ...context }: EventStorageConfig): SimulatorStorage {
  return {
    ...storage,
    async atomically(work) {
      let events: WebhookRecord[] = [];
      const attempt = (records: RecordAccess) => {
        // The work may run more than once; only the events of the last run count.
        events = [];
        return work(recordingEvents(records, (content) => events.push(createEvent(content, context))));
      };
      const run = storage.atomically(async (records) => {
        const keepEvents = async () => {
          for (const event of events) await records.put('webhooks', event);
        };
        try {
          const value = await attempt(records);
          await keepEvents();
          return value;
        } catch (failure) {
          // A refusal stores its events too. After a database error nothing can be written, and the error must be
          // rethrown, because it may request a retry.
          if (failure instanceof SimulatorFailure) await keepEvents();
          throw failure;
        }
      });
      try {
        const value = await run;
        onEvents(events);
        return value;
      } catch (failure) {
        if (failure instanceof SimulatorFailure) onEvents(events);
        throw failure;
      }
    },
  };
}

type EventMapper<K extends RecordKind> = (
  earlierRecord: SimulatorRecords[K] | null,
  laterRecord: SimulatorRecords[K],
) => EventContent | null;

const TO_EVENT: { readonly [K in RecordKind]?: EventMapper<K> } = {
  intents: findIntentEvent,
  ryftSessions: findSessionEvent,
};

function recordingEvents(records: RecordAccess, onEvent: (content: EventContent) => void): RecordAccess {
  return {
    ...records,
    async put<K extends RecordKind>(kind: K, record: SimulatorRecords[K]) {
      const toEvent: EventMapper<K> | undefined = TO_EVENT[kind];
      const content = toEvent ? toEvent(await records.get(kind, record.id), record) : null;
      await records.put(kind, record);
      if (content !== null) onEvent(content);
    },
  };
}
