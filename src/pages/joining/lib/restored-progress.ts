import type { KeptSelection } from './kept-selection';
import { allSent, type Progress, type SectionKey, START } from './sections';

interface Circumstances {
  readonly hasMembership: boolean;
  readonly isLoggedIn: boolean;
  /** The section of the history entry that the browser came back to. */
  readonly section: SectionKey | null;
  /** A kiosk's own centre, by its slug: nobody is asked for it there. */
  readonly kioskCentre: string | null;
}

/** Where the page goes on after a kept selection was restored: where it was left, as far as that can be. */
export function progressAfter(
  kept: KeptSelection,
  { hasMembership, isLoggedIn, section, kioskCentre }: Circumstances,
): Progress {
  if (kept.isSent && isLoggedIn) return allSent();
  if (hasMembership) {
    // Questions that stood open are still being answered.
    const edited = kept.edited.filter((key) => key !== 'questions' || key !== section);
    return { open: section ?? 'checkout', edited, isSent: false };
  }
  const wasPastCentre = section !== null && section !== 'centre';
  const isKnown = section === null && kept.venueSlug === kioskCentre;
  return wasPastCentre || isKnown ? { open: 'membership', edited: ['centre'], isSent: false } : START;
}
