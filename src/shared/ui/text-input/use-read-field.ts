import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

type Owner = {
  /** What the owner of the control knows; undefined when the control keeps its own text. */
  readonly value: string | undefined;
  readonly onValueChange: ((value: string) => void) | undefined;
  /** How what was typed is written once it is sent. */
  readonly tidy: ((typed: string) => string) | undefined;
};
/** Reads a control at an event: how to tell its owner what the owner does not know. */
type FieldReader = (event: Event) => (() => void) | null;

const EVENTS = ['input', 'click', 'submit', 'focusout'] as const;
const readers = new Set<FieldReader>();

/** All controls are read before any owner is told: React empties those that it does not know of when it renders. */
function readAll(event: Event): void {
  const news = [...readers].map((read) => read(event)).filter((tell) => tell !== null);
  const tellAll = () => {
    for (const tell of news) tell();
  };
  // What is pressed must find the page as it is now.
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
 * Tells the owner of a control, by its id, what a password manager or an extension has put into it without an event, and
 * what was typed as it is written when its form is sent.
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
        // Its owner hears of this by itself, and may write it in another way.
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
