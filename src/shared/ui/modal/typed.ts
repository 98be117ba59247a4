import { useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const contentOf = (field: Field): string =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
    ? String(field.checked)
    : field.value;

/** Tracks whether any field of an element differs from its content when the customer first focused it. */
export function useTyped() {
  /** The content of each field when the customer first focused it. */
  const before = useRef(new Map<Field, string>());
  const seen = (isTyped: boolean) => {
    return ({ target }: { target: EventTarget }) => {
      if (!isField(target) || before.current.has(target)) return;
      // A field that was filled without the focus, by a password manager, was empty before.
      before.current.set(target, isTyped ? '' : contentOf(target));
    };
  };
  const hasTyped = () =>
    [...before.current].some(([field, content]) => field.isConnected && contentOf(field) !== content);
  return { hasTyped, forget: () => before.current.clear(), onFocus: seen(false), onInput: seen(true) };
}
