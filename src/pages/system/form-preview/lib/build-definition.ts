import type { ConfigurationReading } from '@/shared/api';
import { type FormDefinition, formFromDataFields, formFromQuestions } from '@/shared/forms';
import type { IsoDate } from '@/shared/lib';

/** The form that customers get; null if the configuration is no form. */
export function buildDefinition(reading: ConfigurationReading, today: IsoDate): FormDefinition | null {
  if (reading.kind === 'details') return formFromDataFields(reading.value.sections, today);
  return reading.kind === 'questions' ? formFromQuestions(reading.value.groups, today) : null;
}
