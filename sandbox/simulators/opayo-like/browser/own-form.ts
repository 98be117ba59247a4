import { readProperty, readText } from '../../browser/values.ts';
import { type ApiAnswer, callApi } from './api.ts';

/** A callback of the page; anything else is an integration error. */
export function readCallback(options: unknown, name: string): (...args: unknown[]) => void {
  const callback = readProperty(options, name);
  if (typeof callback !== 'function') throw new Error(`sagepay.js: the option ${name} has to be a function.`);
  return (...args) => void Reflect.apply(callback, undefined, args);
}

export function readMerchantKey(options: unknown): string {
  const key = readText(options, 'merchantSessionKey');
  if (key === '') throw new Error('sagepay.js: the option merchantSessionKey is required.');
  return key;
}

function toRefusal(answer: Extract<ApiAnswer, { isOk: false }>) {
  return { success: false, errors: answer.problems.map(({ code, message }) => ({ code, message })) };
}

/** The merchant's own form: the page handles the card number and is in PCI scope (SAQ A-EP). */
export function createOwnForm(origin: string, options: unknown) {
  const key = readMerchantKey(options);

  async function tokenise(options: unknown): Promise<void> {
    const tell = readCallback(options, 'onTokenised');
    const body = { cardDetails: readProperty(options, 'cardDetails') };
    const answer = await callApi(origin, key, 'card-identifiers', body);
    if (answer.isOk) tell({ success: true, ...Object(answer.body) }, answer.body);
    else tell(toRefusal(answer), { httpCode: answer.status });
  }

  async function activate(options: unknown): Promise<void> {
    const tell = readCallback(options, 'onActivated');
    const id = encodeURIComponent(readText(options, 'reusableCardIdentifier'));
    const body = { securityCode: readText(options, 'securityCode') };
    const answer = await callApi(origin, key, `card-identifiers/${id}/security-code`, body);
    tell(answer.isOk ? { success: true } : toRefusal(answer));
  }

  return {
    tokeniseCardDetails: (options: unknown) => void tokenise(options),
    activateReusableCardIdentifier: (options: unknown) => void activate(options),
  };
}
