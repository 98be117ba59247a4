import { type ApiFailure, failureLines, type GuestAllowance, type IssueGuestPass } from '@/shared/api';
import { type IsoDate, isEmail, tidyEmail, tidyWords } from '@/shared/lib';
import { text } from '../texts';

/** What is typed and chosen for a pass. */
export type Draft = Omit<IssueGuestPass, 'attemptId'>;
export type DraftField = keyof Draft;
/** Messages beside the fields; what is about none of them under ''. */
export type DraftErrors = Readonly<Partial<Record<DraftField | '', string>>>;

export const EMPTY: Draft = {
  benefitId: '',
  firstName: '',
  lastName: '',
  email: '',
  visitDate: '',
  venueId: '',
  confirmedOfAge: false,
};

/** The names of the fields in a 422. */
const FIELDS: ReadonlyMap<string, DraftField> = new Map([
  ['benefit_id', 'benefitId'],
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['email', 'email'],
  ['visit_date', 'visitDate'],
  ['venue_id', 'venueId'],
  ['confirmed_of_age', 'confirmedOfAge'],
]);

/** The allowance that the draft uses: the chosen one, else the first. */
export function allowanceOf(
  allowances: readonly GuestAllowance[],
  { benefitId }: Pick<Draft, 'benefitId'>,
): GuestAllowance | undefined {
  return allowances.find((one) => one.benefitId === benefitId) ?? allowances[0];
}

/** The pass to ask for. Where there is one centre, it is that one. */
export function initialDraft(draft: Draft, { benefitId, rules: { venues } }: GuestAllowance): Draft {
  const [only] = venues.length === 1 ? venues : [];
  return {
    ...draft,
    benefitId,
    firstName: tidyWords(draft.firstName),
    lastName: tidyWords(draft.lastName),
    email: tidyEmail(draft.email).trim(),
    venueId: only?.id ?? draft.venueId,
  };
}

/** What is wrong with the day: none is chosen, or it has passed while the page was open. */
export function dayProblem({ visitDate }: Draft, today: IsoDate): DraftErrors {
  if (visitDate === '') return { visitDate: text('guests.dayMissing') };
  return visitDate < today ? { visitDate: text('guests.dayPassed') } : {};
}

/** What is missing or cannot be an address. The server decides about everything else. */
export function missingIn(wanted: Draft, { rules: { minAge } }: GuestAllowance, today: IsoDate): DraftErrors {
  return {
    ...(wanted.firstName === '' ? { firstName: text('guests.firstNameMissing') } : {}),
    ...(wanted.lastName === '' ? { lastName: text('guests.lastNameMissing') } : {}),
    ...(isEmail(wanted.email)
      ? {}
      : { email: text(wanted.email === '' ? 'guests.emailMissing' : 'guests.emailWrong') }),
    ...dayProblem(wanted, today),
    ...(wanted.venueId === '' ? { venueId: text('guests.centreMissing') } : {}),
    ...(wanted.confirmedOfAge ? {} : { confirmedOfAge: text('guests.ofAgeMissing', { age: minAge }) }),
  };
}

/** Why the pass was not issued. */
export function errorsOf(failure: ApiFailure): DraftErrors {
  return failureLines(failure, (name) => FIELDS.get(name));
}
