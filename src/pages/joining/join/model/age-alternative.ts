import { combine } from 'effector';
import { $today } from '@/entities/client';
import { findAgeAlternative } from '../lib/age-alternative';
import { membershipChooser, register, selection } from './features';

/**
 * An alternative for a visitor whose date of birth is outside the age range of the chosen membership; null if there is
 * none.
 */
export const $ageAlternative = combine(
  {
    problem: register.$ageProblem,
    types: membershipChooser.$types,
    chosenMembership: selection.$membership,
    today: $today,
  },
  ({ problem, types, chosenMembership, today }) =>
    problem &&
    chosenMembership &&
    findAgeAlternative(types, {
      dateOfBirth: problem.dateOfBirth,
      today,
      paymentType: chosenMembership.paymentOption.paymentType,
    }),
);
