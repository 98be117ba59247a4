import { createEffect, createEvent, createStore, sample } from 'effector';
import { readRecord, readStored, readStrings, readText, writeStored } from '@/shared/lib';

const KEY = 'booking-put-off';

/** What the customer wanted to book when they had to pay what they owe first. */
interface PutOff {
  /** Its page. */
  readonly path: string;
  /** What they owe, by id: the order that pays it leads back. */
  readonly owedIds: readonly string[];
}

/** The customer pays what they owe before they book. */
export const bookingPutOff = createEvent<PutOff>();
export const putOffRequested = createEvent();

/** In the tab: the checkout is a document of its own. */
const keepFx = createEffect((putOff: PutOff) => writeStored('session', KEY, JSON.stringify(putOff)));
const readFx = createEffect((): PutOff => {
  const kept = readRecord(JSON.parse(readStored('session', KEY) ?? 'null'));
  return { path: readText(kept.path, ''), owedIds: readStrings(kept.owedIds) };
});

export const $putOff = createStore<PutOff | null>(null).on(readFx.doneData, (_, putOff) => putOff);

sample({ clock: bookingPutOff, target: keepFx });
sample({ clock: putOffRequested, target: readFx });
