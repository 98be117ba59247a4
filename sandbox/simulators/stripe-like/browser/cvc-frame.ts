import { keepDigits } from '../../browser/card-fields.ts';
import { openFramePort } from '../../browser/frame-port.ts';
import { readProperty, readText } from '../../browser/values.ts';
import { sendRequest } from './api-request.ts';
import { applyStyle } from './element-style.ts';

// The security code of a saved card, in its own frame, which does not know the card's brand.

const incomplete = {
  type: 'validation_error',
  code: 'incomplete_cvc',
  message: "Your card's security code is incomplete.",
};

const element = document.getElementById('cvc');
if (!(element instanceof HTMLInputElement)) throw new Error('The frame has no input cvc.');
const cvc = element;
let wasLeft = false;

const isComplete = () => /^\d{3,4}$/.test(cvc.value);

function changed(): void {
  const error = wasLeft && cvc.value !== '' && !isComplete() ? incomplete : undefined;
  if (error === undefined) cvc.removeAttribute('aria-invalid');
  else cvc.setAttribute('aria-invalid', 'true');
  const text = document.getElementById('cvc-error');
  if (text !== null) text.textContent = error?.message ?? '';
  emit('change', { elementType: 'cardCvc', empty: cvc.value === '', complete: isComplete(), error });
}

async function tokenise(payload: unknown): Promise<unknown> {
  wasLeft = true;
  changed();
  if (isComplete())
    return sendRequest(readText(payload, 'key'), 'tokens', { cvc_update: { cvc: cvc.value } });
  cvc.focus();
  return { error: incomplete };
}

const emit = openFramePort({
  tokenise,
  update(options: unknown) {
    cvc.disabled = readProperty(options, 'disabled') === true;
    applyStyle(options);
  },
  clear() {
    cvc.value = '';
    wasLeft = false;
    changed();
  },
  focus: () => cvc.focus(),
  blur: () => cvc.blur(),
});

cvc.addEventListener('input', () => {
  cvc.value = keepDigits(cvc.value).slice(0, 4);
  changed();
});
cvc.addEventListener('blur', () => {
  wasLeft = true;
  changed();
  emit('blur', { elementType: 'cardCvc' });
});
cvc.addEventListener('focus', () => emit('focus', { elementType: 'cardCvc' }));
document.getElementById('card')?.addEventListener('submit', (event) => event.preventDefault());
new ResizeObserver(() => emit('height', document.documentElement.offsetHeight)).observe(document.body);
// The page disables the field until this script runs, because it would miss earlier input.
cvc.disabled = false;
emit('ready', { elementType: 'cardCvc' });
