import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { dataFieldForms } from '../../store/schema/catalogue.ts';
import type { DataFieldSectionDetail } from '../../store/schema/details.ts';
import type { Store } from '../../store/store.ts';
import { notFound } from '../domain-error.ts';
import type { OnboardingType } from '../types.ts';

/** The sections of one of the operator's data-field forms. */
export async function formSections(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  onboardingType: OnboardingType,
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
