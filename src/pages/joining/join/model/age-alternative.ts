import { combine } from 'effector';
import { $today } from '@/entities/client';
import { ageAlternative } from '../lib/age-alternative';
import { membershipChooser, register, selection } from './features';

/** What a visitor could buy whose date of birth the chosen membership is not for. */
export const $ageAlternative = combine(
  {
    problem: register.$ageProblem,
    types: membershipChooser.$types,
    chosen: selection.$membership,
    today: $today,
  },
  ({ problem, types, chosen, today }) =>
    problem &&
    chosen &&
    ageAlternative(types, {
      dateOfBirth: problem.dateOfBirth,
      today,
      paymentType: chosen.paymentOption.paymentType,
    }),
);
