import express, { type Router } from 'express';
import type { OnboardingType } from '../domain/common/types.ts';
import { getDataFieldForm } from '../domain/people/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { findCaller, requireCaller } from '../server/callers.ts';
import { toWireSection } from './wire/data-fields.ts';
import { readQueryText } from './wire/query.ts';

const ONBOARDING_TYPES: readonly OnboardingType[] = ['customer_account_online', 'membership_purchase'];

/** Tag `data-fields`: the operator's fields of a customer. */
export function dataFieldRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/data-fields', async (request, response) => {
    const requestedType = readQueryText(request, 'onboarding_type');
    const onboardingType =
      ONBOARDING_TYPES.find((type) => type === requestedType) ?? 'customer_account_online';
    // A customer's answers need a session; the empty form for a new account is public.
    const caller = onboardingType === 'membership_purchase' ? requireCaller(request) : findCaller(request);
    const { checksum, sections } = await getDataFieldForm(store, onboardingType, caller);
    const data = sections.map(toWireSection);
    response.json({ data, checksum });
  });
  return router;
}
