import { createEvent, createStore, fork } from 'effector';
import type { ApiFailure, Costs } from '@/shared/api';
import { createReviewCosts, type Selection } from '../model/review-costs';
import { buildCosts } from './costs';

/** A selection with a monthly membership. */
export const monthly: Selection = {
  typeId: 'type',
  optionId: 'option',
  venueId: 'venue',
  paymentType: 'recurring',
};

/** The model, whose costs come from `answer`, and a list of its requests. */
export function setUp({
  selection = monthly,
  user = null,
  terms = [],
  answer = async () => buildCosts(),
}: {
  selection?: Selection | null;
  user?: { hasInstruction: boolean; hasBillingDate: boolean } | null;
  terms?: readonly string[];
  answer?: (request: unknown, options?: { signal?: AbortSignal }) => Promise<Costs>;
} = {}) {
  const requests: unknown[] = [];
  const $selection = createStore<Selection | null>(selection);
  const $promotionId = createStore<string | null>(null);
  const $today = createStore('2026-11-20');
  const dayChanged = createEvent();
  const model = createReviewCosts({
    $selection,
    $user: createStore(user),
    $promotionId,
    $today,
    dayChanged,
    $termsBlockers: createStore(terms),
    load: (request, options) => {
      requests.push(request);
      return answer(request, options);
    },
  });
  return { model, scope: fork(), requests, $selection, $promotionId, $today, dayChanged };
}

export const createFailure = (failure: ApiFailure) => () => Promise.reject(failure);
