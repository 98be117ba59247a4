import type { PersonVerdict } from '@/shared/api';
import { text } from '../texts';

/** "Leo Taylor, aged 6" for a child; the name of anybody else. */
export function nameWithAge({ name, relation, age }: PersonVerdict['attendee']): string {
  return relation === 'child' && age !== null ? `${name}, ${text('attendees.aged', { age })}` : name;
}
