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
import { type FlowEvent, type Move, move } from './flow';

/**
 * Creates the progress of the customer: the open section and the edited ones. Events move it according to the table in
 * flow.ts.
 */
export function createProgress({ $needs }: { $needs: Store<SectionConditions> }) {
  const flowEventReceived = createEvent<FlowEvent>();
  const continued = flowEventReceived.prepend(
    (section: SectionKey): FlowEvent => ({ kind: 'continued', section }),
  );
  /** Edit was clicked, or the page needs a correction; the payload is the section. */
  const editRequested = createEvent<SectionKey>();

  const $progress = createStore<Progress>(START_PROGRESS);
  const $sections = combine($progress, $needs, buildSectionTable);
  const $steps = combine($progress, $needs, listStepStates);

  sample({ clock: $needs, fn: (): FlowEvent => ({ kind: 'sectionsChanged' }), target: flowEventReceived });
  const moved = sample({
    clock: flowEventReceived,
    source: { progress: $progress, needs: $needs },
    fn: ({ progress, needs }, event): Move | null => move(progress, event, needs),
  }).filter({ fn: isPresent });
  sample({ clock: moved, fn: ({ progress }) => progress, target: $progress });
  /** A section has opened. */
  const sectionOpened = moved.map(({ progress }) => progress.open);

  return {
    happened: flowEventReceived,
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
