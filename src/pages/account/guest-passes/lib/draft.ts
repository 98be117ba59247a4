import { type ApiFailure, type GuestAllowance, groupLines, type IssueGuestPass } from '@/shared/api';
import { type IsoDate, isEmail, tidyEmail, tidyWords } from '@/shared/lib';
import { text } from '../texts';

/** The values in the form of a guest pass. */
export type GuestPassDraft = Omit<IssueGuestPass, 'attemptId'>;
export type DraftField = keyof GuestPassDraft;
/** Errors by field; errors that belong to no field under ''. */
export type DraftErrors = Readonly<Partial<Record<DraftField | '', string>>>;

export const EMPTY_DRAFT: GuestPassDraft = {
  benefitId: '',
  firstName: '',
  lastName: '',
  email: '',
  visitDate: '',
  venueId: '',
  confirmedOfAge: false,
};

/** Maps the field names of a 422 response to those of the form. */
const FIELDS_BY_API_NAME: ReadonlyMap<string, DraftField> = new Map([
  ['benefit_id', 'benefitId'],
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['email', 'email'],
  ['visit_date', 'visitDate'],
  ['venue_id', 'venueId'],
  ['confirmed_of_age', 'confirmedOfAge'],
]);

/** The allowance that the draft uses: the chosen one, otherwise the first. */
export function findAllowance(
  allowances: readonly GuestAllowance[],
  { benefitId }: Pick<GuestPassDraft, 'benefitId'>,
): GuestAllowance | undefined {
  return allowances.find((candidate) => candidate.benefitId === benefitId) ?? allowances[0];
}

/** The draft with its defaults: if there is only one centre, it is selected. */
export function normaliseDraft(
  draft: GuestPassDraft,
  { benefitId, rules: { venues } }: GuestAllowance,
): GuestPassDraft {
  const [onlyVenue] = venues.length === 1 ? venues : [];
  return {
    ...draft,
    benefitId,
    firstName: tidyWords(draft.firstName),
    lastName: tidyWords(draft.lastName),
    email: tidyEmail(draft.email).trim(),
    venueId: onlyVenue?.id ?? draft.venueId,
  };
}

/** The error of the visit date: missing, or past because the page has been open since then. */
export function validateVisitDate({ visitDate }: GuestPassDraft, today: IsoDate): DraftErrors {
  if (visitDate === '') return { visitDate: text('guests.dayMissing') };
  return visitDate < today ? { visitDate: text('guests.dayPassed') } : {};
}

/** Errors for missing values and invalid e-mail addresses. The server validates everything else. */
export function validateDraft(
  draft: GuestPassDraft,
  { rules: { minAge } }: GuestAllowance,
  today: IsoDate,
): DraftErrors {
  return {
    ...(draft.firstName === '' ? { firstName: text('guests.firstNameMissing') } : {}),
    ...(draft.lastName === '' ? { lastName: text('guests.lastNameMissing') } : {}),
    ...(isEmail(draft.email)
      ? {}
      : { email: text(draft.email === '' ? 'guests.emailMissing' : 'guests.emailWrong') }),
    ...validateVisitDate(draft, today),
    ...(draft.venueId === '' ? { venueId: text('guests.centreMissing') } : {}),
    ...(draft.confirmedOfAge ? {} : { confirmedOfAge: text('guests.ofAgeMissing', { age: minAge }) }),
  };
}

/** The errors of a pass that was not issued. */
export function toDraftErrors(failure: ApiFailure): DraftErrors {
  return groupLines(failure, (name) => FIELDS_BY_API_NAME.get(name));
}
