import {
  type CardProblem,
  cvcProblem,
  digitsOf,
  expiryProblem,
  formatExpiry,
  formatNumber,
  numberProblem,
} from '../../browser/card-fields.ts';
import { openFramePort } from '../../browser/frame-port.ts';
import { read, readText } from '../../browser/values.ts';

function input(id: string): HTMLInputElement {
  const found = document.getElementById(id);
  if (found instanceof HTMLInputElement) return found;
  throw new Error(`The card frame has no input ${id}.`);
}

const number = input('number');
const expiry = input('expiry');
const cvc = input('cvc');
const store = input('store');
const inputs = [number, expiry, cvc];
const left = new Set<HTMLInputElement>();
const parentOrigin = new URLSearchParams(window.location.search).get('parent');
let wasValid = false;

function problemOf(field: HTMLInputElement, whole: boolean): CardProblem | null {
  if (field === number) return numberProblem(number.value, whole);
  if (field === expiry) return expiryProblem(expiry.value, whole, new Date());
  return cvcProblem(cvc.value, whole, number.value);
}

function showProblem(field: HTMLInputElement, found: CardProblem | null): void {
  if (found === null) field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
  const text = document.getElementById(`${field.id}-error`);
  if (text !== null) text.textContent = found?.message ?? '';
}

function changed(): void {
  for (const field of inputs)
    showProblem(field, field.value === '' ? null : problemOf(field, left.has(field)));
  const isValid = inputs.every((field) => problemOf(field, true) === null);
  if (isValid !== wasValid) emit('validation', { isValid });
  wasValid = isValid;
}

async function call(key: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`/v1/payment-sessions/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: key, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return { session: answer };
  const errors = read(answer, 'errors');
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  return { failure: readText(first, 'message') || 'The payment could not be attempted.' };
}

function attempt(payload: unknown): Promise<unknown> | unknown {
  for (const field of inputs) left.add(field);
  changed();
  const wrong = inputs.find((field) => problemOf(field, true) !== null);
  if (wrong !== undefined) {
    wrong.focus();
    return { failure: 'The card details are not valid.' };
  }
  return call(readText(payload, 'publicKey'), 'attempt-payment', {
    clientSecret: readText(payload, 'clientSecret'),
    cardDetails: {
      number: digitsOf(number.value),
      expiryMonth: expiry.value.slice(0, 2),
      expiryYear: `20${expiry.value.slice(-2)}`,
      cvc: cvc.value,
    },
    paymentMethodOptions: { store: store.checked },
    parentOrigin,
  });
}

function retrieve(payload: unknown): Promise<unknown> {
  const secret = readText(payload, 'clientSecret');
  const [id = ''] = secret.split('_secret_');
  const path = `${encodeURIComponent(id)}?clientSecret=${encodeURIComponent(secret)}`;
  return call(readText(payload, 'publicKey'), path);
}

function show(payload: unknown): void {
  store.closest('.field')?.toggleAttribute('hidden', read(payload, 'allowStorage') !== true);
}

const emit = openFramePort({ attempt, retrieve, show });

number.addEventListener('input', () => {
  if (number.selectionStart === number.value.length) number.value = formatNumber(number.value);
});
expiry.addEventListener('input', (event) => {
  const deletes = event instanceof InputEvent && event.inputType.startsWith('delete');
  if (!deletes) expiry.value = formatExpiry(expiry.value);
});
cvc.addEventListener('input', () => {
  cvc.value = digitsOf(cvc.value).slice(0, 4);
});
for (const field of inputs) {
  field.addEventListener('input', changed);
  field.addEventListener('blur', () => {
    left.add(field);
    changed();
  });
}
document.getElementById('card')?.addEventListener('submit', (event) => event.preventDefault());
new ResizeObserver(() => emit('height', document.documentElement.offsetHeight)).observe(document.body);
// The page comes with them disabled: what is typed before this script would not be seen.
for (const field of [...inputs, store]) field.disabled = false;
emit('ready', {});
