import {
  type CardProblem,
  findCvcProblem,
  findExpiryProblem,
  findNumberProblem,
  formatExpiry,
  formatNumber,
  keepDigits,
} from '../../browser/card-fields.ts';
import { openFramePort } from '../../browser/frame-port.ts';
import { readProperty, readText } from '../../browser/values.ts';

function requireInput(id: string): HTMLInputElement {
  const element = document.getElementById(id);
  if (element instanceof HTMLInputElement) return element;
  throw new Error(`The card frame has no input ${id}.`);
}

const number = requireInput('number');
const expiry = requireInput('expiry');
const cvc = requireInput('cvc');
const store = requireInput('store');
const inputs = [number, expiry, cvc];
const leftFields = new Set<HTMLInputElement>();
const parentOrigin = new URLSearchParams(window.location.search).get('parent');

function findProblem(field: HTMLInputElement, whole: boolean): CardProblem | null {
  if (field === number) return findNumberProblem(number.value, whole);
  if (field === expiry) return findExpiryProblem(expiry.value, whole, new Date());
  return findCvcProblem(cvc.value, whole, number.value);
}

function showProblem(field: HTMLInputElement, problem: CardProblem | null): void {
  if (problem === null) field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
  const text = document.getElementById(`${field.id}-error`);
  if (text !== null) text.textContent = problem?.message ?? '';
}

function changed(): void {
  for (const field of inputs)
    showProblem(field, field.value === '' ? null : findProblem(field, leftFields.has(field)));
}

function typed(): void {
  changed();
  emit('validation', { isValid: inputs.every((field) => findProblem(field, true) === null) });
}

async function call(key: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`/v1/payment-sessions/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: key, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return { session: answer };
  const errors = readProperty(answer, 'errors');
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  return { failure: readText(first, 'message') || 'The payment could not be attempted.' };
}

function attempt(payload: unknown): Promise<unknown> | unknown {
  if (chosenCardId !== null)
    return call(readText(payload, 'publicKey'), 'attempt-payment', {
      clientSecret: readText(payload, 'clientSecret'),
      paymentMethod: { id: chosenCardId },
      parentOrigin,
    });
  for (const field of inputs) leftFields.add(field);
  changed();
  const wrong = inputs.find((field) => findProblem(field, true) !== null);
  if (wrong !== undefined) {
    wrong.focus();
    return { failure: 'The card details are not valid.' };
  }
  return call(readText(payload, 'publicKey'), 'attempt-payment', {
    clientSecret: readText(payload, 'clientSecret'),
    cardDetails: {
      number: keepDigits(number.value),
      expiryMonth: expiry.value.slice(0, 2),
      expiryYear: `20${expiry.value.slice(-2)}`,
      cvc: cvc.value,
    },
    paymentMethodOptions: { store: store.checked },
    parentOrigin,
  });
}

/** Runs the 3-D Secure method: identifies the browser invisibly. */
function identify(payload: unknown): Promise<unknown> {
  return call(readText(payload, 'publicKey'), 'continue-payment', {
    clientSecret: readText(payload, 'clientSecret'),
    threeDs: { fingerprint: 'gathered' },
    parentOrigin,
  });
}

function retrieve(payload: unknown): Promise<unknown> {
  const secret = readText(payload, 'clientSecret');
  const [id = ''] = secret.split('_secret_');
  const path = `${encodeURIComponent(id)}?clientSecret=${encodeURIComponent(secret)}`;
  return call(readText(payload, 'publicKey'), path);
}

/** The chosen saved card; null for a typed card. */
let chosenCardId: string | null = null;
let mayStore = false;

function choose(id: string | null): void {
  chosenCardId = id;
  for (const field of document.querySelectorAll('.typed')) field.toggleAttribute('hidden', id !== null);
  if (!mayStore) store.closest('.field')?.setAttribute('hidden', '');
  emit('selection', { id });
}

function option(list: HTMLElement, id: string | null, label: string, hint = ''): void {
  const row = document.createElement('label');
  row.className = 'choice';
  const radio = document.createElement('input');
  radio.type = 'radio';
  radio.name = 'saved';
  radio.checked = id === chosenCardId;
  radio.addEventListener('change', () => choose(id));
  const words = document.createElement('span');
  words.append(label, document.createElement('small'));
  words.lastElementChild?.append(hint);
  row.append(radio, words);
  list.append(row);
}

/** Applies the style that the shop passed to `init`. */
function applyStyle(style: unknown): void {
  const readPixels = (name: string) => {
    const value = readProperty(style, name);
    return typeof value === 'number' ? `${value}px` : '';
  };
  const look = {
    '--text': readText(style, 'color'),
    '--line': readText(style, 'borderColor'),
    '--ground': readText(style, 'backgroundColor'),
    '--focus': readText(style, 'focusColor'),
    '--radius': readPixels('borderRadius'),
    '--padding': readPixels('padding'),
  };
  for (const [name, value] of Object.entries(look))
    if (value !== '') document.documentElement.style.setProperty(name, value);
}

/** Shows the customer's saved cards from the list that the operator's server received. */
function show(payload: unknown): void {
  applyStyle(readProperty(payload, 'style'));
  mayStore = readProperty(payload, 'allowStorage') === true;
  store.closest('.field')?.toggleAttribute('hidden', !mayStore);
  const items = readProperty(payload, 'items');
  const list = document.getElementById('saved');
  if (!Array.isArray(items) || items.length === 0 || list === null) return;
  list.hidden = false;
  chosenCardId = readText(items[0], 'id');
  for (const item of items) {
    const card = readProperty(item, 'card');
    const expiry = `${readText(card, 'expiryMonth')}/${readText(card, 'expiryYear').slice(-2)}`;
    const cardName = `${readText(card, 'scheme')} ending in ${readText(card, 'last4')}`;
    option(list, readText(item, 'id'), `Pay with saved card (${cardName})`, `Expires: ${expiry}`);
  }
  option(list, null, 'Pay with a different card');
  choose(chosenCardId);
}

const emit = openFramePort({ attempt, identify, retrieve, show });

number.addEventListener('input', () => {
  if (number.selectionStart === number.value.length) number.value = formatNumber(number.value);
});
expiry.addEventListener('input', (event) => {
  const deletes = event instanceof InputEvent && event.inputType.startsWith('delete');
  if (!deletes) expiry.value = formatExpiry(expiry.value);
});
cvc.addEventListener('input', () => {
  cvc.value = keepDigits(cvc.value).slice(0, 4);
});
for (const field of inputs) {
  field.addEventListener('input', typed);
  field.addEventListener('blur', () => {
    leftFields.add(field);
    changed();
  });
}
document.getElementById('card')?.addEventListener('submit', (event) => event.preventDefault());
new ResizeObserver(() => emit('height', document.documentElement.offsetHeight)).observe(document.body);
// The page disables the fields until this script runs, because it would miss earlier input.
for (const field of [...inputs, store]) field.disabled = false;
emit('ready', {});
