import { type Channel, openChannel } from '../../browser/channel.ts';
import { createIntegrationError, readProperty } from '../../browser/values.ts';

type Listener = (event: unknown) => void;

const elementEvents = ['ready', 'change', 'focus', 'blur', 'escape', 'loaderror', 'networkschange'];

/** The page of each kind of element: the whole card, or only its security code. */
const pages: Readonly<
  Record<string, { readonly path: string; readonly title: string; readonly height: string }>
> = {
  cardCvc: { path: 'cvc', title: 'Secure CVC input frame', height: '24px' },
};
const wholeCard = { path: 'card', title: 'Secure card payment input frame', height: '112px' };

/** The inputs are in a frame of the provider's origin, so that the shop's page cannot read them. */
export function createCardElement(type: string, origin: string, initial: unknown) {
  const listeners = new Map<string, Set<Listener>>();
  const page = pages[type] ?? wholeCard;
  let options: Record<string, unknown> = { ...Object(initial) };
  let container: Element | null = null;
  let frame: HTMLIFrameElement | null = null;
  let channel: Channel | null = null;

  function emit(name: string, event: unknown): void {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(event);
  }

  function mark(name: string, isOn: boolean): void {
    container?.classList.toggle(`StripeElement--${name}`, isOn);
  }

  function onMessage(name: string, detail: unknown): void {
    if (name === 'height' && typeof detail === 'number') frame?.style.setProperty('height', `${detail}px`);
    if (name === 'focus') mark('focus', true);
    if (name === 'blur') mark('focus', false);
    if (name === 'change') {
      mark('empty', readProperty(detail, 'empty') === true);
      mark('complete', readProperty(detail, 'complete') === true);
      mark('invalid', readProperty(detail, 'error') !== undefined);
    }
    if (!elementEvents.includes(name)) return;
    emit(name, name === 'ready' ? element : { ...Object(detail), elementType: type });
  }

  function find(target: unknown): Element {
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (container instanceof Element) return container;
    throw createIntegrationError('The selector or node given to mount() is not in the page.');
  }

  function call(verb: string, payload?: unknown): Promise<unknown> {
    if (channel === null)
      throw createIntegrationError(
        'We could not retrieve data from the specified Element. Make sure it is mounted.',
      );
    return channel.call(verb, payload);
  }

  const element = {
    type,
    mount(target: unknown): void {
      element.unmount();
      container = find(target);
      container.classList.add('StripeElement', 'StripeElement--empty');
      frame = document.createElement('iframe');
      frame.title = page.title;
      frame.name = `__privateStripeFrame${Math.floor(Math.random() * 1e6)}`;
      frame.src = `${origin}/v1/elements/${page.path}?parent=${encodeURIComponent(window.location.origin)}`;
      frame.style.setProperty('border', '0');
      frame.style.setProperty('display', 'block');
      frame.style.setProperty('width', '100%');
      frame.style.setProperty('height', page.height);
      channel = openChannel(frame, origin, onMessage);
      container.replaceChildren(frame);
      void channel.call('update', options);
    },
    unmount(): void {
      channel?.close();
      frame?.remove();
      for (const name of ['empty', 'complete', 'focus', 'invalid']) mark(name, false);
      container?.classList.remove('StripeElement');
      channel = null;
      frame = null;
      container = null;
    },
    destroy(): void {
      element.unmount();
      listeners.clear();
    },
    update(changes: unknown): void {
      options = { ...options, ...Object(changes) };
      if (channel !== null) void channel.call('update', options);
    },
    focus: () => void call('focus'),
    blur: () => void call('blur'),
    clear: () => void call('clear'),
    on(name: string, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      return element;
    },
    once(name: string, listener: Listener) {
      const runOnce: Listener = (event) => {
        element.off(name, runOnce);
        listener(event);
      };
      return element.on(name, runOnce);
    },
    off(name: string, listener?: Listener) {
      if (listener === undefined) listeners.delete(name);
      else listeners.get(name)?.delete(listener);
      return element;
    },
    /** Internal: turns the input into a payment method, inside the frame. */
    _tokenise: (payload: unknown) => call('tokenise', payload),
  };
  return element;
}

export type CardElement = ReturnType<typeof createCardElement>;

/** Whether the value is one of our elements. */
export function isCardElement(value: unknown): value is CardElement {
  return typeof readProperty(value, '_tokenise') === 'function';
}
