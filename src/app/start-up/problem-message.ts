import type { ConfigurationProblem } from '@/shared/api';

const CATEGORY_FAULTS = { twice: 'comes twice', noId: 'has no id', noName: 'has no name' } as const;

/** What is wrong and what the site does about it, for the console and for reports to the operator. */
export function formatProblem(problem: ConfigurationProblem): string {
  const consequence = problem.isBlocking
    ? ' It is required, so nothing can be sold without it.'
    : ' It is left out.';
  switch (problem.code) {
    case 'notAnObject':
      return `It is no object.${consequence}`;
    case 'missing':
      return `It has no ${problem.key}.${consequence}`;
    case 'twice':
      return `Its ${problem.key} “${problem.value}” comes twice; the first one is kept.${consequence}`;
    case 'unknownType':
      return `Its type “${problem.type}” is not known.${consequence}`;
    case 'noReadableOption':
      return `None of its options can be read.${consequence}`;
    case 'unreadableGroup':
      return `What it asks for cannot be read.${consequence}`;
    case 'noPaymentOptions':
      return `Its payment options are no list.${consequence}`;
    case 'unreadablePaymentOption':
      return `One of its payment options cannot be read.${consequence}`;
    case 'noOptions':
      return 'It has no options to choose from, and is asked for as a text.';
    case 'unreadable':
      return 'It cannot be read, so nothing can be sold without it.';
    case 'unreadableOption':
      return `Its option ${problem.position} cannot be read and is left out.`;
    case 'optionTwice':
      return `Its value “${problem.value}” comes twice; the first one is kept.`;
    case 'unreadableCondition':
      return `Its condition ${problem.position} cannot be read, and what it would bring is always asked.`;
    case 'namelessBenefit':
      return `Its benefit ${problem.position} has no name and is left out.`;
    case 'badCategory':
      return `Its category ${problem.position} ${CATEGORY_FAULTS[problem.fault]} and is left out.`;
    case 'unplaced':
      return 'Its position cannot be read. It is listed, but neither on the map nor near any place.';
  }
}
