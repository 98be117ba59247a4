import type { Store } from '../../store/store.ts';
import type { DataFieldForm, OnboardingType, Session } from '../types.ts';

/** GET data-fields?onboarding_type; answers are filled in for a caller with a session. */
export async function dataFieldForm(
  _store: Store,
  _onboardingType: OnboardingType,
  _session: Session | null,
): Promise<DataFieldForm> {
  throw new Error('not built yet');
}
