import { randomUUID } from 'node:crypto';
import { attendeeForms } from '../../store/schema/consents.ts';
import type { Store } from '../../store/store.ts';
import { findConfirmedSeason, invalid, toLondonDate } from '../common/index.ts';
import type { Caller, DataFieldForm } from '../common/types.ts';
import { checkDataFields, toFieldSections } from '../people/index.ts';
import {
  type AttendeeFormRecord,
  findChildFormSections,
  findForm,
  findOwnAttendee,
  findSiblingForm,
} from './records/child-forms.ts';

export interface ChildFormState {
  status: 'none' | 'valid' | 'out_of_date';
  confirmedAt: Date | null;
  /** The last day on which the answers are valid; null if the form was never filled in. */
  validUntil: string | null;
}

export interface ChildForm extends ChildFormState {
  sections: DataFieldForm['sections'];
  /** The first name of the sibling whose family answers are filled in; null if none were copied. */
  copiedFrom: string | null;
}

const CONFIRM_MESSAGE = 'Please confirm that the answers are correct.';

/**
 * GET attendees/{id}/form: the questions about a child, with the previous answers. For a child without a form, the questions
 * marked as family ones are filled in from a sibling's form. Staff see no answers, because they are about health.
 */
export function readChildForm(store: Store, caller: Caller, attendeeId: string): Promise<ChildForm> {
  const today = toLondonDate(store.clock.now());
  return store.read(async (db) => {
    const attendee = await findOwnAttendee(db, store, caller.userId, attendeeId);
    const form = await findForm(db, store, attendee.id);
    const formSections = await findChildFormSections(db, store, attendee, today);
    const isCustomer = caller.staffId === undefined;
    const sibling = isCustomer && form === null ? await findSiblingForm(db, store, attendee) : null;
    const answers = new Map(Object.entries((isCustomer && form?.answers) || {}));
    for (const { name, isForFamily } of formSections.flatMap(({ sectionFields }) => sectionFields))
      if (sibling && isForFamily) answers.set(name, sibling.answers[name] ?? null);
    const sections = toFieldSections(formSections, {
      buildPath: (name) => `attendee.${name}`,
      findAnswer: (name) => answers.get(name) ?? null,
    });
    return { sections, copiedFrom: sibling?.firstName ?? null, ...deriveFormState(form, today) };
  });
}

/**
 * PUT attendees/{id}/form: replaces the answers and confirms them for this season. Staff cannot see the previous answers, so
 * whatever they leave blank is kept.
 *
 * @throws DomainError 404 for an unknown child; 422 by field name
 */
export function saveChildForm(
  store: Store,
  caller: Caller,
  attendeeId: string,
  formInput: { answers: Record<string, unknown>; isConfirmed: boolean },
): Promise<ChildFormState> {
  const today = toLondonDate(store.clock.now());
  return store.write(async (tx) => {
    const attendee = await findOwnAttendee(tx, store, caller.userId, attendeeId);
    const sections = await findChildFormSections(tx, store, attendee, today);
    const earlierForm = caller.staffId === undefined ? null : await findForm(tx, store, attendee.id);
    const submittedAnswers = earlierForm
      ? { ...earlierForm.answers, ...removeBlanks(formInput.answers) }
      : formInput.answers;
    const { answers, errors } = checkDataFields(sections, submittedAnswers, {
      today,
      isPartialUpdate: false,
    });
    const allErrors = formInput.isConfirmed ? errors : { ...errors, confirmed: [CONFIRM_MESSAGE] };
    if (Object.keys(allErrors).length > 0) throw invalid(allErrors);
    const { name: season, lastDay: validUntil } = findConfirmedSeason(today);
    const form: AttendeeFormRecord = {
      id: randomUUID(),
      operatorId: store.operatorId,
      attendeeId: attendee.id,
      answers: Object.fromEntries(answers),
      confirmedAt: store.clock.now(),
      season,
      validUntil,
    };
    const { id: _id, ...formChanges } = form;
    await tx
      .insert(attendeeForms)
      .values(form)
      .onConflictDoUpdate({ target: [attendeeForms.operatorId, attendeeForms.attendeeId], set: formChanges });
    return deriveFormState(form, today);
  });
}

function removeBlanks(answers: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null && answer !== ''));
}

/** Works out whether a form is valid today; `form` is null if it was never filled in. */
export function deriveFormState(
  form: Pick<AttendeeFormRecord, 'confirmedAt' | 'validUntil'> | null,
  today: string,
): ChildFormState {
  if (form === null) return { status: 'none', confirmedAt: null, validUntil: null };
  const { confirmedAt, validUntil } = form;
  return { status: validUntil >= today ? 'valid' : 'out_of_date', confirmedAt, validUntil };
}
