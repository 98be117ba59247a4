import { formatExpiry, keepDigits } from '../../browser/card-fields.ts';
import { openFramePort } from '../../browser/frame-port.ts';
import { readText } from '../../browser/values.ts';
import { type ApiAnswer, type ApiProblem, callApi } from './api.ts';

function input(id: string): HTMLInputElement {
  const element = document.getElementById(id);
  if (element instanceof HTMLInputElement) return element;
  throw new Error(`The card frame has no input ${id}.`);
}

const holder = input('holder');
const number = input('number');
const expiry = input('expiry');
const cvc = input('cvc');
const fields: readonly (readonly [property: string, field: HTMLInputElement])[] = [
  ['cardDetails.cardholderName', holder],
  ['cardDetails.cardNumber', number],
  ['cardDetails.expiryDate', expiry],
  ['cardDetails.securityCode', cvc],
  ['securityCode', cvc],
];

function showProblem(field: HTMLInputElement, message: string): void {
  if (message === '') field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
  const text = document.getElementById(`${field.id}-error`);
  if (text !== null) text.textContent = message;
}

function showProblems(problems: readonly ApiProblem[]): void {
  for (const [, field] of fields) showProblem(field, '');
  // Writes in reverse order, so that the first problem of a field is shown.
  for (const { property, message } of [...problems].reverse()) {
    const field = fields.find(([name]) => name === property)?.[1];
    if (field !== undefined) showProblem(field, message);
  }
}

/** The drop-in reports only one error; its codes are numbers. */
function toResult(answer: ApiAnswer, cardIdentifier: (body: unknown) => string) {
  showProblems(answer.isOk ? [] : answer.problems);
  if (answer.isOk) return { success: true, cardIdentifier: cardIdentifier(answer.body) };
  const [first] = answer.problems;
  const error = { httpCode: answer.status, errorCode: first?.code, errorMessage: first?.message };
  return { success: false, error };
}

async function tokenise(payload: unknown): Promise<unknown> {
  const key = readText(payload, 'key');
  const reusable = readText(payload, 'reusable');
  if (reusable !== '') {
    const path = `card-identifiers/${encodeURIComponent(reusable)}/security-code`;
    const answer = await callApi('', key, path, { securityCode: cvc.value });
    return toResult(answer, () => reusable);
  }
  const cardDetails = {
    cardholderName: holder.value,
    cardNumber: number.value.replace(/\s/g, ''),
    expiryDate: keepDigits(expiry.value),
    securityCode: cvc.value,
  };
  const answer = await callApi('', key, 'card-identifiers', { cardDetails });
  return toResult(answer, (body) => readText(body, 'cardIdentifier'));
}

/** A saved card needs only its security code. */
function show(payload: unknown): void {
  const isSaved = readText(payload, 'reusable') !== '';
  for (const field of [holder, number, expiry]) field.closest('.field')?.toggleAttribute('hidden', isSaved);
}

const emit = openFramePort({ tokenise, show });

number.addEventListener('input', () => {
  if (number.selectionStart !== number.value.length) return;
  number.value = keepDigits(number.value)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
    .trim();
});
expiry.addEventListener('input', (event) => {
  const deletes = event instanceof InputEvent && event.inputType.startsWith('delete');
  if (!deletes) expiry.value = formatExpiry(expiry.value);
});
cvc.addEventListener('input', () => {
  cvc.value = keepDigits(cvc.value).slice(0, 4);
});
document.getElementById('card')?.addEventListener('submit', (event) => event.preventDefault());
new ResizeObserver(() => emit('height', document.documentElement.offsetHeight)).observe(document.body);
// The page disables the fields until this script runs, because it would miss earlier input.
for (const [, field] of fields) field.disabled = false;
emit('ready', {});
