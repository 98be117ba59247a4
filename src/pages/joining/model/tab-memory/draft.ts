import { attach, createEffect, createEvent, type Store, sample } from 'effector';
import { readStored, removeStored, writeStored } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import { type KeptSelection, readDraft } from '../../lib/kept-selection';

const KEY = 'pavilion.joining';

/** This tab's selection, for a reload and for the way through the log-in page. */
const readFx = createEffect(() => readDraft(readStored('session', KEY)));
const writeFx = attach({
  source: $mode,
  effect: ({ isKiosk }, draft: KeptSelection | null) => {
    // The next customer of a kiosk must find nothing. Source: quality of the kiosk, no trace in storage.
    if (draft === null || isKiosk) removeStored('session', KEY);
    else writeStored('session', KEY, JSON.stringify(draft));
  },
});

/** Keeps the selection of this tab; it never holds an answer (kept-answers.ts), a password or bank details. */
export function createDraft({ $selection }: { $selection: Store<KeptSelection | null> }) {
  const dropped = createEvent();
  const readDraftFx = attach({ effect: readFx });

  sample({ clock: $selection, filter: (selection) => selection !== null, target: writeFx });
  sample({ clock: dropped, fn: () => null, target: writeFx });

  return { dropped, readDraftFx };
}
