import { defineTexts, serverWins } from '../texts';

/** Texts for failed requests. Requirement S8.2, request defaults. */
export const text = defineTexts({
  'request.default': serverWins('Something has gone wrong, please try again.'),
  'request.notFound': serverWins('Unable to complete request, item not found.'),
  'request.forbidden': serverWins('Unauthorised.'),
  'request.server': 'Something has gone wrong, please try again.',
  'request.expired': 'Something has gone wrong, please reload and try again.',
  'request.validationTitle': 'Validation errors',
});
