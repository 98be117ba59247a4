import type { RecordKind, SimulatorRecords } from '../records.ts';
import { type RecordAccess, SimulatorFailure, type SimulatorStorage } from '../storage.ts';
import { eventOf, type News, type WebhookRecord } from './event.ts';
import { newsOfIntent, newsOfSession } from './news.ts';

export interface EventStorageConfig {
  readonly storage: SimulatorStorage;
  readonly now: () => number;
  readonly newId: (prefix: string) => string;
  /** Told of events once they are kept. */
  readonly onEvents: (events: readonly WebhookRecord[]) => void;
}

/**
 * A provider's records that note an event beside each change of a payment, in the same piece of work: what was changed is told, also
 * when the process ends before it is.
 */
export function createEventStorage({
  storage,
  onEvents,
  ...surroundings
}: EventStorageConfig): SimulatorStorage {
  return {
    ...storage,
    async atomically(work) {
      let noted: WebhookRecord[] = [];
      const attempt = (records: RecordAccess) => {
        // The work may run more than once: the last run is the one that is kept.
        noted = [];
        return work(noting(records, (news) => noted.push(eventOf(news, surroundings))));
      };
      const run = storage.atomically(async (records) => {
        const keepEvents = async () => {
          for (const event of noted) await records.put('webhooks', event);
        };
        try {
          const value = await attempt(records);
          await keepEvents();
          return value;
        } catch (failure) {
          // A refusal is kept like any change. After a fault of the database nothing can be written, and its reason must come through:
          // it may ask for the work to be run again.
          if (failure instanceof SimulatorFailure) await keepEvents();
          throw failure;
        }
      });
      try {
        const value = await run;
        onEvents(noted);
        return value;
      } catch (failure) {
        if (failure instanceof SimulatorFailure) onEvents(noted);
        throw failure;
      }
    },
  };
}

type Tell<K extends RecordKind> = (
  before: SimulatorRecords[K] | null,
  after: SimulatorRecords[K],
) => News | null;

const NEWS: { readonly [K in RecordKind]?: Tell<K> } = { intents: newsOfIntent, ryftSessions: newsOfSession };

function noting(records: RecordAccess, note: (news: News) => void): RecordAccess {
  return {
    ...records,
    async put<K extends RecordKind>(kind: K, record: SimulatorRecords[K]) {
      const tell: Tell<K> | undefined = NEWS[kind];
      const news = tell ? tell(await records.get(kind, record.id), record) : null;
      await records.put(kind, record);
      if (news !== null) note(news);
    },
  };
}
