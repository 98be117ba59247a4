import type { ConfigurationKind } from '@/shared/api';
import { text } from '../texts';

const ALL: readonly ConfigurationKind[] = ['details', 'questions', 'memberships', 'centres'];

/** The kinds of configuration, as options of a select. */
export const KINDS = ALL.map((value) => ({ value, label: text(`kind.${value}`) }));

export function readKind(chosen: string): ConfigurationKind | null {
  return ALL.find((kind) => kind === chosen) ?? null;
}
