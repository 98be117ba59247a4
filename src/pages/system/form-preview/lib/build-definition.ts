import type { ConfigurationReading } from '@/shared/api';
import { buildFormFromDataFields, buildFormFromQuestions, type FormDefinition } from '@/shared/forms';
import type { IsoDate } from '@/shared/lib';

/** The form that customers get; null if the configuration is no form. */
export function buildFormDefinition(reading: ConfigurationReading, today: IsoDate): FormDefinition | null {
  if (reading.kind === 'details') return buildFormFromDataFields(reading.value.sections, today);
  return reading.kind === 'questions' ? buildFormFromQuestions(reading.value.groups, today) : null;
}
