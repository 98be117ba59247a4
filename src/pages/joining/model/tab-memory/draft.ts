import { attach, createEffect, createEvent, type Store, sample } from 'effector';
import { readJoiningDraft, writeJoiningDraft } from '@/entities/joining-draft';
import { $mode } from '@/shared/mode';
import { type KeptSelection, readDraft } from '../../lib/kept-selection';

/** This tab's selection, for a reload and for the way through the log-in page. */
const readFx = createEffect(() => readDraft(readJoiningDraft('selection')));
const writeFx = attach({
  source: $mode,
  effect: ({ isKiosk }, draft: KeptSelection | null) =>
    // The next customer of a kiosk must find nothing. Source: quality of the kiosk, no trace in storage.
    writeJoiningDraft('selection', isKiosk ? null : draft),
});

/** Keeps the selection of this tab; it never holds an answer (kept-answers.ts), a password or bank details. */
export function createDraft({ $selection }: { $selection: Store<KeptSelection | null> }) {
  const dropped = createEvent();
  const readDraftFx = attach({ effect: readFx });

  sample({ clock: $selection, filter: (selection) => selection !== null, target: writeFx });
  sample({ clock: dropped, fn: () => null, target: writeFx });

  return { dropped, readDraftFx };
}
