import { createHash } from 'node:crypto';
import type { Store } from '../../store/store.ts';
import type { Caller, DataFieldForm, OnboardingType } from '../common/types.ts';
import { findCustomer } from './records/customer.ts';
import { findFieldAnswer, formatFieldPath } from './records/customer-fields.ts';
import { findFormSections, toFieldSections } from './records/data-field-form.ts';

/** GET data-fields?onboarding_type: the form, with the caller's answers if they are logged in. */
export async function getDataFieldForm(
  store: Store,
  onboardingType: OnboardingType,
  caller: Caller | null,
): Promise<DataFieldForm> {
  return store.read(async (db) => {
    const customer = caller && (await findCustomer(db, store, caller.userId));
    const storedSections = await findFormSections(db, store, onboardingType);
    const sections = toFieldSections(storedSections, {
      buildPath: formatFieldPath,
      findAnswer: (name) => (customer ? findFieldAnswer(customer, name) : null),
    });
    const checksum = createHash('sha256').update(JSON.stringify(sections)).digest('hex').slice(0, 32);
    return { sections, checksum };
  });
}
