import type { ConfigurationKind } from '@/shared/api';
import { text } from '../texts';

const CONFIGURATION_KINDS: readonly ConfigurationKind[] = ['details', 'questions', 'memberships', 'centres'];

/** The kinds of configuration, as options of a select. */
export const KIND_OPTIONS = CONFIGURATION_KINDS.map((value) => ({ value, label: text(`kind.${value}`) }));

export function readKind(value: string): ConfigurationKind | null {
  return CONFIGURATION_KINDS.find((kind) => kind === value) ?? null;
}
