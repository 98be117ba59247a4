import type { ConfigurationReading } from '@/shared/api';
import { readRecord } from '@/shared/lib';

export type SentObject = Readonly<Record<string, unknown>>;

/** A section or group of questions as it was sent, with its fields. */
export type SentSection = {
  readonly sent: SentObject;
  readonly name: string;
  readonly fields: readonly SentObject[];
};

/** The objects in a list, or among the values of an object given instead of a list. */
export function readItems(listOrObject: unknown): SentObject[] {
  return Object.values(readRecord(listOrObject)).filter(isRecord);
}

export function isRecord(value: unknown): value is SentObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as text: strings and numbers; '' for anything else. */
export function formatSent(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The sections of a form as they were sent; empty if it is not a form. */
export function listSentSections({ kind, response }: ConfigurationReading): SentSection[] {
  if (kind !== 'details' && kind !== 'questions') return [];
  const [nameKey, fieldsKey] =
    kind === 'details' ? (['sectionName', 'sectionFields'] as const) : (['title', 'questions'] as const);
  return readItems(response).map((section, index) => ({
    sent: section,
    name: formatSent(section[nameKey]) || `${index + 1}`,
    fields: readItems(section[fieldsKey]),
  }));
}
