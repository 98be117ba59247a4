import { serverWins } from '../entry.ts';

/** Answers to requests that fail. Spec, platform §8, request defaults. */
export const requests = {
  'request.default': serverWins('Something has gone wrong, please try again.'),
  'request.notFound': serverWins('Unable to complete request, item not found.'),
  'request.forbidden': serverWins('Unauthorised.'),
  'request.server': 'Something has gone wrong, please try again.',
  'request.expired': 'Something has gone wrong, please reload and try again.',
  'request.validationTitle': 'Validation errors',
  'login.failed': serverWins('User signed out'),
  'location.denied': 'Failed to use your location, please allow location access and try again',
  'location.failed': 'Failed to use your location, please try again',
  'location.notFound': 'Cannot find location, please try again.',
} as const;
