import { openChannel } from '../../browser/channel.ts';
import { readProperty, readText } from '../../browser/values.ts';
import { readCallback, readMerchantKey } from './own-form.ts';

const DEFAULT_CONTAINER = '#sp-container';

function requireContainer(options: unknown): Element {
  const selector = readProperty(options, 'containerSelector') ?? DEFAULT_CONTAINER;
  const container: unknown =
    typeof selector === 'function'
      ? Reflect.apply(selector, undefined, [])
      : document.querySelector(String(selector));
  if (container instanceof Element) return container;
  throw new Error('sagepay.js: containerSelector leads to no element of the page.');
}

/** The form from a selector or a function; else the one around the fields. */
function requireForm(options: unknown, container: Element): HTMLFormElement {
  const selector = readProperty(options, 'formSelector');
  const form: unknown =
    selector === undefined
      ? container.closest('form')
      : typeof selector === 'function'
        ? Reflect.apply(selector, undefined, [])
        : document.querySelector(String(selector));
  if (form instanceof HTMLFormElement) return form;
  throw new Error('sagepay.js: there is no form around the container, and formSelector leads to none.');
}

/** The drop-in: the fields are in a frame of Opayo's origin, and the page receives only a card identifier (SAQ A). */
export function createDropIn(origin: string, options: unknown) {
  let key = readMerchantKey(options);
  const reusable = readText(options, 'reusableCardIdentifier');
  const hasCallback = readProperty(options, 'onTokenise') !== undefined;
  const tell = hasCallback ? readCallback(options, 'onTokenise') : () => {};
  const frame = document.createElement('iframe');
  frame.title = 'Secure card details';
  frame.src = `${origin}/api/v1/checkout/card?parent=${encodeURIComponent(window.location.origin)}`;
  for (const [name, value] of Object.entries({
    border: '0',
    display: 'block',
    width: '100%',
    height: '260px',
  }))
    frame.style.setProperty(name, value);
  const channel = openChannel(frame, origin, (name, detail) => {
    if (name === 'height' && typeof detail === 'number') frame.style.setProperty('height', `${detail}px`);
  });
  const container = requireContainer(options);
  container.replaceChildren(frame);
  void channel.call('show', { reusable });
  let unbind = () => {};

  async function ask(): Promise<unknown> {
    const result = await channel.call('tokenise', { key, reusable });
    tell(result);
    return result;
  }

  function addField(form: HTMLFormElement, name: string, value: string): void {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }

  async function submitBound(form: HTMLFormElement): Promise<void> {
    const result = await ask();
    const error = readProperty(result, 'error');
    if (readProperty(result, 'success') === true) {
      addField(form, 'card-identifier', readText(result, 'cardIdentifier'));
    } else {
      addField(form, 'card-identifier-http-code', String(readProperty(error, 'httpCode')));
      addField(form, 'card-identifier-error-code', String(readProperty(error, 'errorCode')));
      addField(form, 'card-identifier-error-message', readText(error, 'errorMessage'));
    }
    // A page with a callback decides itself what happens next.
    if (!hasCallback) form.submit();
  }

  return {
    form(formOptions?: unknown): void {
      const form = requireForm(formOptions, container);
      const submit = (event: Event) => {
        event.preventDefault();
        void submitBound(form);
      };
      form.addEventListener('submit', submit);
      unbind = () => form.removeEventListener('submit', submit);
    },
    tokenise(formOptions?: unknown): void {
      key = readText(formOptions, 'newMerchantSessionKey') || key;
      void ask();
    },
    destroy(): void {
      unbind();
      channel.close();
      frame.remove();
    },
  };
}
