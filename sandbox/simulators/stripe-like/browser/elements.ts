import { createIntegrationError, readProperty, readText } from '../../browser/values.ts';
import { type CardElement, createCardElement } from './card-element.ts';

/**
 * A group of elements. The card and payment elements are the same three inputs here; cardCvc is the security code of a
 * saved card.
 */
export function createElements(origin: string, initial: unknown) {
  const createdElements = new Map<string, CardElement>();
  let options: Record<string, unknown> = { ...Object(initial) };

  return {
    create(type: string, elementOptions?: unknown): CardElement {
      if (!['card', 'payment', 'cardCvc'].includes(type))
        throw createIntegrationError(`A valid Element name must be provided. You passed: ${type}.`);
      if (createdElements.has(type))
        throw createIntegrationError(`Can only create one Element of type ${type}.`);
      const element = createCardElement(type, origin, {
        ...Object(elementOptions),
        fonts: readProperty(options, 'fonts'),
      });
      const destroy = element.destroy;
      element.destroy = () => {
        createdElements.delete(type);
        destroy();
      };
      createdElements.set(type, element);
      return element;
    },
    getElement: (type: string) => createdElements.get(type) ?? null,
    update(changes: unknown): void {
      options = { ...options, ...Object(changes) };
    },
    submit: async () => ({}),
    fetchUpdates: async () => ({}),
    /** Internal: used by confirmPayment. */
    _clientSecret: () => readText(options, 'clientSecret'),
    _card: () => createdElements.get('payment') ?? createdElements.get('card') ?? null,
  };
}
