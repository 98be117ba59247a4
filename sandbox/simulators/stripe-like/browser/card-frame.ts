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
import { findCardBrand, getCvcLength } from '../../card-brands.ts';
import { sendRequest } from './api-request.ts';
import { applyStyle } from './element-style.ts';

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

function requireInput(id: string): HTMLInputElement {
  const element = document.getElementById(id);
  if (element instanceof HTMLInputElement) return element;
  throw new Error(`The card frame has no input ${id}.`);
}

const number = requireInput('number');
const expiry = requireInput('expiry');
const cvc = requireInput('cvc');
const inputs = [number, expiry, cvc];
const leftFields = new Set<HTMLInputElement>();

function findProblem(field: HTMLInputElement, whole: boolean): CardProblem | null {
  if (field === number) return findNumberProblem(number.value, whole);
  if (field === expiry) return findExpiryProblem(expiry.value, whole, new Date());
  return findCvcProblem(cvc.value, whole, number.value);
}

/** While the customer types, shows only definite errors; an incomplete field is reported on blur. */
function findVisibleProblem(field: HTMLInputElement): CardProblem | null {
  return field.value === '' ? null : findProblem(field, leftFields.has(field));
}

function showProblem(field: HTMLInputElement, problem: CardProblem | null): void {
  if (problem === null) field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
  const text = document.getElementById(`${field.id}-error`);
  if (text !== null) text.textContent = problem?.message ?? '';
}

function changed(): void {
  const brand = findCardBrand(keepDigits(number.value));
  const badge = document.getElementById('brand');
  if (badge !== null) badge.textContent = brandNames[brand] ?? '';
  cvc.maxLength = getCvcLength(brand);
  for (const field of inputs) showProblem(field, findVisibleProblem(field));
  const problems = inputs.map(findVisibleProblem).filter((problem) => problem !== null);
  emit('change', {
    elementType: 'card',
    brand,
    empty: inputs.every((field) => field.value === ''),
    complete: inputs.every((field) => findProblem(field, true) === null),
    error: problems[0],
    value: { postalCode: '' },
  });
}

/** Formats the field and keeps the caret behind the same digit. */
function reformat(field: HTMLInputElement, format: (text: string) => string): void {
  const caret = field.selectionStart ?? field.value.length;
  const atEnd = caret === field.value.length;
  const digitsBefore = keepDigits(field.value.slice(0, caret)).length;
  field.value = format(field.value);
  if (atEnd) return;
  let place = 0;
  for (let digitsSeen = 0; digitsSeen < digitsBefore && place < field.value.length; place += 1)
    if (/\d/.test(field.value[place] ?? '')) digitsSeen += 1;
  field.setSelectionRange(place, place);
}

async function tokenise(payload: unknown): Promise<unknown> {
  for (const field of inputs) leftFields.add(field);
  const wrong = inputs.find((field) => findProblem(field, true) !== null);
  for (const field of inputs) showProblem(field, findProblem(field, true));
  if (wrong !== undefined) {
    wrong.focus();
    return { error: findProblem(wrong, true) };
  }
  const [month, year] = [expiry.value.slice(0, 2), expiry.value.slice(-2)];
  const card = {
    number: keepDigits(number.value),
    exp_month: Number(month),
    exp_year: 2000 + Number(year),
    cvc: cvc.value,
  };
  const path = readText(payload, 'into') === 'token' ? 'tokens' : 'payment_methods';
  return sendRequest(readText(payload, 'key'), path, {
    card,
    billing_details: readProperty(payload, 'billing_details'),
  });
}

function clear(): void {
  for (const field of inputs) field.value = '';
  leftFields.clear();
  changed();
}

function update(options: unknown): void {
  for (const field of inputs) field.disabled = readProperty(options, 'disabled') === true;
  applyStyle(options);
}

const emit = openFramePort({
  tokenise,
  update,
  clear,
  focus: () => number.focus(),
  blur: () => inputs.find((field) => field === document.activeElement)?.blur(),
});

number.addEventListener('input', () => reformat(number, formatNumber));
expiry.addEventListener('input', (event) => {
  // Does not format after deleting: inserting " / " again would block the Backspace key.
  const deletes = event instanceof InputEvent && event.inputType.startsWith('delete');
  if (!deletes) reformat(expiry, formatExpiry);
});
cvc.addEventListener('input', () => reformat(cvc, keepDigits));
for (const field of inputs) {
  field.addEventListener('input', changed);
  field.addEventListener('blur', () => {
    leftFields.add(field);
    changed();
    emit('blur', { elementType: 'card' });
  });
  field.addEventListener('focus', () => emit('focus', { elementType: 'card' }));
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') emit('escape', { elementType: 'card' });
  });
}
document.getElementById('card')?.addEventListener('submit', (event) => event.preventDefault());
new ResizeObserver(() => emit('height', document.documentElement.offsetHeight)).observe(document.body);
// The page disables the fields until this script runs, because it would miss earlier input.
for (const field of inputs) field.disabled = false;
emit('ready', { elementType: 'card' });
