import { combine } from 'effector';
import { $user } from '@/entities/customer';
import { loadCard } from '@/shared/api';
import { createPage } from '@/shared/request';
import { cardOfUser, toCardDisplay } from '../lib/card-display';

export const page = createPage({ load: async (_: null, options) => toCardDisplay(await loadCard(options)) });

/** Whether the operator has given no card. */
export const $hasNoCard = combine(
  page.$data,
  page.$failure,
  (card, failure) => card === null && failure !== null,
);
/** Stands in for the card, so that the door opens all the same: the code of the customer. */
export const $codeCard = $user.map((user) => user && cardOfUser(user));
