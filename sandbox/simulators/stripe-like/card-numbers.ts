import { isLuhnValid } from '../card-brands.ts';
import { createInvalidRequestFailure, ProviderFailure } from './errors.ts';

/** A card from the card frame. */
export interface CardInput {
  readonly number: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly cvc: string;
}

function refuse(code: string, message: string): ProviderFailure {
  return new ProviderFailure(402, { type: 'card_error', code, message });
}

/**
 * Validates a card on the server, because a browser's validation is not trusted.
 * @throws ProviderFailure
 */
export function checkCard(input: unknown, today: Date): CardInput {
  const card = readCard(input);
  if (!/^\d{12,19}$/.test(card.number) || !isLuhnValid(card.number))
    throw refuse('incorrect_number', 'Your card number is incorrect.');
  if (card.exp_month < 1 || card.exp_month > 12)
    throw refuse('invalid_expiry_month', "Your card's expiration month is invalid.");
  const lastDay = Date.UTC(card.exp_year, card.exp_month, 1);
  if (!(lastDay > today.getTime()))
    throw refuse('invalid_expiry_year', "Your card's expiration year is invalid.");
  if (!/^\d{3,4}$/.test(card.cvc)) throw refuse('invalid_cvc', "Your card's security code is invalid.");
  return card;
}

function readCard(input: unknown): CardInput {
  if (typeof input === 'object' && input !== null) {
    if ('number' in input && 'exp_month' in input && 'exp_year' in input && 'cvc' in input) {
      const { number, exp_month, exp_year, cvc } = input;
      if (typeof number === 'string' && typeof cvc === 'string')
        return { number, cvc, exp_month: Number(exp_month), exp_year: Number(exp_year) };
    }
  }
  throw createInvalidRequestFailure('Missing required param: card.', 'parameter_missing');
}
