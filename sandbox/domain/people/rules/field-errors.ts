import type { FieldErrors } from '../../common/index.ts';

/** Collects messages by field while a form is checked. */
export interface ErrorCollector {
  add(field: string, message: string | null): void;
  readonly hasAny: boolean;
  readonly errors: FieldErrors;
}

/** An error collector that ignores null messages. */
export function createErrorCollector(): ErrorCollector {
  // A Map, because `__proto__` is a possible field name.
  const messages = new Map<string, string[]>();
  return {
    add(field, message) {
      if (message !== null) messages.set(field, [...(messages.get(field) ?? []), message]);
    },
    get hasAny() {
      return messages.size > 0;
    },
    get errors() {
      return Object.fromEntries(messages);
    },
  };
}

/** "{label} is required." (Requirement J4.8). */
export function formatRequiredMessage(label: string): string {
  return `${label} is required.`;
}
