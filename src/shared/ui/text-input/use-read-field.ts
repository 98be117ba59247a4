import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

type Owner = {
  /** The value that the owner has; undefined if the control keeps its own text. */
  readonly value: string | undefined;
  readonly onValueChange: ((value: string) => void) | undefined;
  /** Formats the typed text when its form is submitted. */
  readonly tidy: ((typed: string) => string) | undefined;
};
/** Reads a control on an event; returns a function that reports a value its owner does not have, or null. */
type FieldReader = (event: Event) => (() => void) | null;

const EVENTS = ['input', 'click', 'submit', 'focusout'] as const;
const readers = new Set<FieldReader>();

/** Reads all controls before reporting to any owner, because a React render would reset unreported values. */
function readAll(event: Event): void {
  const news = [...readers].map((read) => read(event)).filter((tell) => tell !== null);
  const tellAll = () => {
    for (const tell of news) tell();
  };
  // What was pressed must be handled with the new values, so they are rendered synchronously.
  if (news.length > 0 && event.type !== 'focusout') flushSync(tellAll);
  else tellAll();
}

function addReader(read: FieldReader): () => void {
  if (readers.size === 0) for (const type of EVENTS) window.addEventListener(type, readAll, true);
  readers.add(read);
  return () => {
    readers.delete(read);
    if (readers.size === 0) for (const type of EVENTS) window.removeEventListener(type, readAll, true);
  };
}

/**
 * Reports to the owner of a control, given by its id, what a password manager or extension has filled in without an event, and
 * the formatted value when its form is submitted.
 */
export function useReadField(id: string, owner: Owner): void {
  const latest = useRef(owner);
  useEffect(() => {
    latest.current = owner;
  });
  useEffect(() => {
    let heard = '';
    return addReader((event) => {
      const field = document.getElementById(id);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
      if (field.readOnly || field.disabled) return null;
      const typed = field.value;
      if (event.type === 'input' && event.target === field) {
        // The owner receives this event itself and may reformat the value.
        queueMicrotask(() => {
          heard = field.value;
        });
        return null;
      }
      const { value, onValueChange, tidy } = latest.current;
      if (value === undefined) {
        if (typed === '' || typed === heard) return null;
        heard = typed;
        return () => field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      const isSent = event.type === 'submit' && field.form === event.target;
      const tidied = isSent && tidy ? tidy(typed) : typed;
      const meant = tidied === typed.trim() ? typed : tidied;
      return meant === value || !onValueChange ? null : () => onValueChange(meant);
    });
  }, [id]);
}
