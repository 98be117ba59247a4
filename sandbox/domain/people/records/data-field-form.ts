import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { dataFieldForms } from '../../../store/schema/catalogue.ts';
import type { DataFieldSectionDetail } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import { notFound } from '../../common/index.ts';
import type { Answer, DataFieldForm, OnboardingType } from '../../common/types.ts';

/** The sections of one of the operator's data-field forms. */
export async function findFormSections(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  onboardingType: OnboardingType | 'attendee_form',
): Promise<DataFieldSectionDetail[]> {
  const [form] = await db
    .select()
    .from(dataFieldForms)
    .where(
      and(eq(dataFieldForms.operatorId, store.operatorId), eq(dataFieldForms.onboardingType, onboardingType)),
    );
  if (!form) throw notFound();
  return form.sections;
}

/** Converts stored sections for a caller: each field with its path and the known answer. */
export function toFieldSections(
  storedSections: readonly DataFieldSectionDetail[],
  knownAnswers: { buildPath: (name: string) => string; findAnswer: (name: string) => Answer },
): DataFieldForm['sections'] {
  return storedSections.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.map(
      ({ description, type, fromAge: _age, isForFamily: _family, ...field }) => ({
        ...field,
        type: type === 'postcode' ? ('text' as const) : type,
        path: knownAnswers.buildPath(field.name),
        metadata: { description },
        answer: knownAnswers.findAnswer(field.name),
      }),
    ),
  }));
}
