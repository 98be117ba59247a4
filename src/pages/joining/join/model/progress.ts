import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { isPresent } from '@/shared/lib';
import {
  buildSectionTable,
  type Progress,
  type SectionConditions,
  type SectionKey,
  START_PROGRESS,
} from '../lib/sections';
import { listStepStates } from '../lib/steps';
import { type FlowEvent, findMove, type Move } from './flow';

/**
 * Creates the progress of the customer: the open section and the edited ones. Events move it according to the table in
 * flow.ts.
 */
export function createProgress({ $conditions }: { $conditions: Store<SectionConditions> }) {
  const flowEventReceived = createEvent<FlowEvent>();
  const continued = flowEventReceived.prepend(
    (section: SectionKey): FlowEvent => ({ kind: 'continued', section }),
  );
  /** Edit was clicked, or the page needs a correction; the payload is the section. */
  const editRequested = createEvent<SectionKey>();

  const $progress = createStore<Progress>(START_PROGRESS);
  const $sections = combine($progress, $conditions, buildSectionTable);
  const $steps = combine($progress, $conditions, listStepStates);

  sample({
    clock: $conditions,
    fn: (): FlowEvent => ({ kind: 'sectionsChanged' }),
    target: flowEventReceived,
  });
  const moved = sample({
    clock: flowEventReceived,
    source: { progress: $progress, conditions: $conditions },
    fn: ({ progress, conditions }, event): Move | null => findMove(progress, event, conditions),
  }).filter({ fn: isPresent });
  sample({ clock: moved, fn: ({ progress }) => progress, target: $progress });
  /** A section has opened. */
  const sectionOpened = moved.map(({ progress }) => progress.open);

  return {
    flowEventReceived,
    continued,
    editRequested,
    moved,
    sectionOpened,
    $progress,
    $sections,
    $steps,
    $open: $progress.map(({ open }) => open),
  };
}
