import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

type FieldOwner = {
  /** The value that the owner has; undefined if the control keeps its own text. */
  readonly value: string | undefined;
  readonly onValueChange: ((value: string) => void) | undefined;
  /** Formats the typed text when its form is submitted. */
  readonly tidy: ((typedText: string) => string) | undefined;
};
/** Reads a control on an event; returns a function that reports a value its owner does not have, or null. */
type FieldReader = (event: Event) => (() => void) | null;

const READ_EVENTS = ['input', 'click', 'submit', 'focusout'] as const;
const readers = new Set<FieldReader>();

/** Reads all controls before reporting to any owner, because a React render would reset unreported values. */
function readAll(event: Event): void {
  const reports = [...readers].map((readField) => readField(event)).filter((report) => report !== null);
  const reportAll = () => {
    for (const report of reports) report();
  };
  // What was pressed must be handled with the new values, so they are rendered synchronously.
  if (reports.length > 0 && event.type !== 'focusout') flushSync(reportAll);
  else reportAll();
}

function addReader(readField: FieldReader): () => void {
  if (readers.size === 0) for (const type of READ_EVENTS) window.addEventListener(type, readAll, true);
  readers.add(readField);
  return () => {
    readers.delete(readField);
    if (readers.size === 0) for (const type of READ_EVENTS) window.removeEventListener(type, readAll, true);
  };
}

/**
 * Reports to the owner of a control, given by its id, what a password manager or extension has filled in without an event, and
 * the formatted value when its form is submitted.
 */
export function useUnreportedInput(id: string, owner: FieldOwner): void {
  const latestOwner = useRef(owner);
  useEffect(() => {
    latestOwner.current = owner;
  });
  useEffect(() => {
    let reportedText = '';
    return addReader((event) => {
      const field = document.getElementById(id);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
      if (field.readOnly || field.disabled) return null;
      const typedText = field.value;
      if (event.type === 'input' && event.target === field) {
        // The owner receives this event itself and may reformat the value.
        queueMicrotask(() => {
          reportedText = field.value;
        });
        return null;
      }
      const { value, onValueChange, tidy } = latestOwner.current;
      if (value === undefined) {
        if (typedText === '' || typedText === reportedText) return null;
        reportedText = typedText;
        return () => field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      const isBeingSubmitted = event.type === 'submit' && field.form === event.target;
      const tidiedText = isBeingSubmitted && tidy ? tidy(typedText) : typedText;
      const newValue = tidiedText === typedText.trim() ? typedText : tidiedText;
      return newValue === value || !onValueChange ? null : () => onValueChange(newValue);
    });
  }, [id]);
}
