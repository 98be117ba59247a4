import type { StepState } from '@/widgets/join-steps';
import { listDisplayedSections, type Progress, type SectionConditions, type SectionKey } from './sections';

/** The sections of each step, in order. */
const SECTIONS_OF_STEP: readonly (readonly SectionKey[])[] = [
  ['centre'],
  ['membership'],
  ['details', 'questions'],
  ['dates'],
  ['direct-debit', 'confirm'],
  ['checkout'],
];

/** The number of the step of a section, from 1. */
export function findStepNumber(section: SectionKey): number {
  return SECTIONS_OF_STEP.findIndex((sections) => sections.includes(section)) + 1;
}

/** The state of each step. Bank is marked as not needed once the chosen membership requires no bank details. */
export function listStepStates({ open, edited }: Progress, conditions: SectionConditions): StepState[] {
  const displayedKeys = listDisplayedSections(conditions);
  return SECTIONS_OF_STEP.map((sections) => {
    if (sections.includes(open)) return 'current';
    const stepKeys = sections.filter((key) => displayedKeys.includes(key));
    if (stepKeys.length === 0) return edited.includes('membership') ? 'notNeeded' : 'waiting';
    return stepKeys.every((key) => edited.includes(key)) ? 'done' : 'waiting';
  });
}
