import express, { type Router } from 'express';
import type { OnboardingType } from '../domain/common/types.ts';
import { getDataFieldForm } from '../domain/people/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { readVisitor, sessionOf } from '../server/sessions.ts';
import { wireSection } from './wire/data-fields.ts';
import { queryText } from './wire/query.ts';

const ONBOARDING_TYPES: readonly OnboardingType[] = ['customer_account_online', 'membership_purchase'];

/** Tag `data-fields`: the operator's fields of a customer. */
export function dataFieldRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/data-fields', async (request, response) => {
    const asked = queryText(request, 'onboarding_type');
    const onboardingType = ONBOARDING_TYPES.find((type) => type === asked) ?? 'customer_account_online';
    // A customer's answers need a session; the empty form for a new account is public.
    const session = onboardingType === 'membership_purchase' ? sessionOf(request) : readVisitor(request);
    const { checksum, sections } = await getDataFieldForm(store, onboardingType, session);
    const data = sections.map(wireSection);
    response.json({ data, checksum });
  });
  return router;
}
