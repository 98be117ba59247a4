import type { KeptSelection } from '../lib/kept-selection';
import type { SectionKey } from '../lib/sections';
import type { FlowEvent } from './flow';

interface Circumstances {
  readonly hasMembership: boolean;
  readonly isLoggedIn: boolean;
  /** The section of the history entry that the browser came back to. */
  readonly section: SectionKey | null;
  /** A kiosk's own centre, by its slug: nobody is asked for it there. */
  readonly kioskCentre: string | null;
}

/** What the return of a kept selection is to the flow: it goes on where it was left, as far as that can be. */
export function restoredEvent(
  kept: KeptSelection,
  { hasMembership, isLoggedIn, section, kioskCentre }: Circumstances,
): FlowEvent {
  if (kept.isSent && isLoggedIn) return { kind: 'savedCartRestored' };
  if (hasMembership) {
    // Questions that were open are still being answered.
    const edited = kept.edited.filter((key) => key !== 'questions' || key !== section);
    return { kind: 'membershipRestored', section, edited };
  }
  const wasPastCentre = section !== null && section !== 'centre';
  const isKnown = section === null && kept.venueSlug === kioskCentre;
  return { kind: wasPastCentre || isKnown ? 'pastCentreRestored' : 'centreRestored' };
}
