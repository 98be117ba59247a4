import { combine, createEvent, createStore, type Store, sample } from 'effector';
import {
  continueFrom,
  editSection,
  type Needs,
  openSection,
  type Progress,
  type SectionKey,
  START,
  sectionTable,
  settle,
} from '../lib/sections';

/** How a move stands in the browser's history. */
export type Trace = 'push' | 'replace' | 'none';

interface Move {
  readonly progress: Progress;
  readonly trace: Trace;
}

/** Where the customer is on the page: one open section, the edited ones, and every move between them. */
export function createProgress({ $needs }: { $needs: Store<Needs> }) {
  const continued = createEvent<SectionKey>();
  const editClicked = createEvent<SectionKey>();
  /** The browser went back or forward to a section. */
  const returned = createEvent<SectionKey>();
  /** The selection was made, restored, sent or lost: the progress is a new one. */
  const placed = createEvent<Move>();
  const moved = createEvent<Move>();

  /** News for those above: a section has opened. */
  const sectionOpened = createEvent<SectionKey>();

  const $progress = createStore<Progress>(START);
  const $sections = combine($progress, $needs, sectionTable);
  const $open = $progress.map(({ open }) => open);
  const $now = combine({ progress: $progress, needs: $needs });

  // Continue opens the next displayed section; Edit opens an edited one again.
  sample({
    clock: continued,
    source: $now,
    fn: ({ progress, needs }, key): Move => ({ progress: continueFrom(progress, key, needs), trace: 'push' }),
    target: moved,
  });
  sample({
    clock: editClicked,
    source: $now,
    fn: ({ progress, needs }, key): Move => ({ progress: editSection(progress, key, needs), trace: 'push' }),
    target: moved,
  });
  sample({
    clock: returned,
    source: $now,
    fn: ({ progress, needs }, key): Move => ({ progress: openSection(progress, key, needs), trace: 'none' }),
    target: moved,
  });
  sample({
    clock: placed,
    source: $needs,
    fn: (needs, { progress, trace }): Move => ({ progress: settle(progress, needs), trace }),
    target: moved,
  });

  // Sections that appear or go away never leave an impossible one open.
  sample({
    clock: $needs,
    source: $progress,
    filter: (progress, needs) => settle(progress, needs).open !== progress.open,
    fn: (progress, needs): Move => ({ progress: settle(progress, needs), trace: 'replace' }),
    target: moved,
  });

  sample({ clock: moved, fn: ({ progress }) => progress, target: $progress });
  sample({ clock: moved, fn: ({ progress }) => progress.open, target: sectionOpened });

  return { continued, editClicked, returned, placed, moved, sectionOpened, $progress, $sections, $open };
}
