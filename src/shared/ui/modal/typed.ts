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

/** Whether something stands in the fields of an element that was not there before the customer came to them. */
export function useTyped() {
  /** What stood in each field when the customer came to it. */
  const before = useRef(new Map<Field, string>());
  const seen = (isTyped: boolean) => {
    return ({ target }: { target: EventTarget }) => {
      if (!isField(target) || before.current.has(target)) return;
      // A field that is filled without the focus (a password manager) was empty.
      before.current.set(target, isTyped ? '' : contentOf(target));
    };
  };
  const hasTyped = () =>
    [...before.current].some(([field, content]) => field.isConnected && contentOf(field) !== content);
  return { hasTyped, forget: () => before.current.clear(), onFocus: seen(false), onInput: seen(true) };
}
