import { useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const readContent = (field: Field): string =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
    ? String(field.checked)
    : field.value;

/** Tracks whether any field of an element differs from its content when the customer first focused it. */
export function useUnsavedInput() {
  /** The content of each field when the customer first focused it. */
  const initialContent = useRef(new Map<Field, string>());
  const recordInitialContent = (wasTyped: boolean) => {
    return ({ target }: { target: EventTarget }) => {
      if (!isField(target) || initialContent.current.has(target)) return;
      // A field that was filled without the focus, by a password manager, was empty before.
      initialContent.current.set(target, wasTyped ? '' : readContent(target));
    };
  };
  const hasTyped = () =>
    [...initialContent.current].some(
      ([field, content]) => field.isConnected && readContent(field) !== content,
    );
  return {
    hasTyped,
    forget: () => initialContent.current.clear(),
    onFocus: recordInitialContent(false),
    onInput: recordInitialContent(true),
  };
}
