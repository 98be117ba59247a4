import { combine } from 'effector';
import { $user } from '@/entities/customer';
import { loadCard } from '@/shared/api';
import { createPage } from '@/shared/request';
import { buildCodeCard, toCardDisplay } from '../lib/card-display';

export const page = createPage({ load: async (_: null, options) => toCardDisplay(await loadCard(options)) });

/** Whether the card could not be loaded, for example because the operator has issued none. */
export const $hasNoCard = combine(
  page.$data,
  page.$failure,
  (card, failure) => card === null && failure !== null,
);
/** The fallback for a missing card: the customer's own code, which also opens the gate. */
export const $codeCard = $user.map((user) => user && buildCodeCard(user));
