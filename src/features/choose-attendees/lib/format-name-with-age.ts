import type { PersonVerdict } from '@/shared/api';
import { text } from '../texts';

/** "Leo Taylor, aged 6" for a child; only the name for anybody else. */
export function formatNameWithAge({ name, relation, age }: PersonVerdict['attendee']): string {
  return relation === 'child' && age !== null ? `${name}, ${text('attendees.aged', { age })}` : name;
}
