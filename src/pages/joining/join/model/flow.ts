import {
  canOpen,
  displayedSections,
  openSection,
  type Progress,
  SECTION_KEYS,
  type SectionConditions,
  type SectionKey,
} from '../lib/sections';

// Every move between the sections. What on the page makes which event: flow-events.ts. docs/architecture.md shows the table.

/** How a move appears in the browser's history. */
export type HistoryEntry = 'push' | 'replace' | 'none';

export interface Row {
  /** Under any other condition the event moves nothing. */
  readonly when?: keyof typeof CONDITIONS;
  /** `own` is the event's section, `next` the displayed one after it. One that cannot be opened yet gives the first unedited one. */
  readonly opens: SectionKey | 'own' | 'next' | 'same' | 'first unedited';
  /** Sections that become edited, which is the specification's word for finished; `own` are the event's. */
  readonly marks?: readonly SectionKey[] | 'own' | 'all';
  /** Edited sections that stay edited. */
  readonly keeps?: readonly SectionKey[] | 'all';
  /** The operator has exactly what the page shows. */
  readonly isSent?: boolean | 'as before';
  readonly trace: HistoryEntry;
}

/** A saved cart holds no bank account. */
const BEFORE_BANK: readonly SectionKey[] = ['centre', 'membership', 'details', 'questions', 'dates'];

/** What a row leaves out is: always, no section, not sent. Requirements J1.5, J1.6. */
export const FLOW = {
  // The customer goes on.
  centreChosen: { opens: 'membership', marks: ['centre'], trace: 'push' },
  membershipChosen: {
    opens: 'first unedited',
    marks: ['centre', 'membership'],
    keeps: ['details'],
    trace: 'push',
  },
  continued: {
    when: 'own section is open',
    opens: 'next',
    marks: 'own',
    keeps: 'all',
    isSent: 'as before',
    trace: 'push',
  },
  sent: { opens: 'checkout', marks: 'all', isSent: true, trace: 'replace' },

  // The customer goes back.
  editRequested: { when: 'own section is edited', opens: 'own', keeps: 'all', trace: 'push' },
  savedCartEditRequested: { when: 'own section is edited', opens: 'own', keeps: BEFORE_BANK, trace: 'push' },
  historyTraversed: { opens: 'own', keeps: 'all', isSent: 'as before', trace: 'none' },

  // A reload, a link, a log-in: what was chosen before is there again.
  centreRestored: { opens: 'centre', trace: 'replace' },
  pastCentreRestored: { opens: 'membership', marks: ['centre'], trace: 'replace' },
  membershipRestored: { opens: 'own', marks: 'own', trace: 'replace' },
  savedCartRestored: { opens: 'checkout', marks: 'all', isSent: true, trace: 'replace' },

  // What was chosen cannot stay.
  membershipNotFound: { opens: 'membership', marks: ['centre'], trace: 'replace' },
  becameIneligible: { opens: 'centre', trace: 'push' },
  customerLost: {
    when: 'membership is edited',
    opens: 'first unedited',
    keeps: ['centre', 'membership'],
    trace: 'replace',
  },
  sectionsChanged: {
    when: 'open section is impossible',
    opens: 'same',
    keeps: 'all',
    isSent: 'as before',
    trace: 'replace',
  },
  centreCleared: { opens: 'centre', trace: 'none' },
} as const satisfies Record<string, Row>;

type FlowEventKind = keyof typeof FLOW;
type OwnSectionKind = 'continued' | 'editRequested' | 'savedCartEditRequested' | 'historyTraversed';

/** What happened to the customer's way through the sections. */
export type FlowEvent =
  | { readonly kind: OwnSectionKind; readonly section: SectionKey }
  | {
      readonly kind: 'membershipRestored';
      /** Null opens the first unedited one. */
      readonly section: SectionKey | null;
      readonly edited: readonly SectionKey[];
    }
  | { readonly kind: Exclude<FlowEventKind, OwnSectionKind | 'membershipRestored'> };

export interface Move {
  readonly progress: Progress;
  readonly trace: HistoryEntry;
}

const CONDITIONS = {
  'own section is open': ({ open }: Progress, own: SectionKey | null) => open === own,
  'own section is edited': ({ edited }: Progress, own: SectionKey | null) =>
    own !== null && edited.includes(own),
  'membership is edited': ({ edited }: Progress) => edited.includes('membership'),
  'open section is impossible': (progress: Progress, _: SectionKey | null, needs: SectionConditions) =>
    !canOpen(progress, progress.open, needs),
} as const;

/** Where an event leads from here; null when it moves nothing. */
export function move(progress: Progress, event: FlowEvent, needs: SectionConditions): Move | null {
  const { when, opens, marks = [], keeps = [], isSent = false, trace }: Row = FLOW[event.kind];
  const own = 'section' in event ? event.section : null;
  if (when !== undefined && !CONDITIONS[when](progress, own, needs)) return null;

  const ownMarks = 'edited' in event ? event.edited : own === null ? [] : [own];
  const marked = marks === 'own' ? ownMarks : marks;
  const edited = SECTION_KEYS.filter(
    (key) => isAmong(key, marked) || (isAmong(key, keeps) && progress.edited.includes(key)),
  );
  const wasOrIsSent = isSent === 'as before' ? progress.isSent : isSent;
  const opened = sectionToOpen(opens, progress.open, own, needs);
  return { progress: openSection({ open: opened, edited, isSent: wasOrIsSent }, opened, needs), trace };
}

/** Checkout is the one that everything unsent comes before. */
function sectionToOpen(
  opens: Row['opens'],
  open: SectionKey,
  own: SectionKey | null,
  needs: SectionConditions,
): SectionKey {
  switch (opens) {
    case 'own':
      return own ?? 'checkout';
    case 'same':
      return open;
    case 'first unedited':
      return 'checkout';
    case 'next': {
      const displayed = displayedSections(needs);
      return displayed[displayed.indexOf(own ?? open) + 1] ?? open;
    }
    default:
      return opens;
  }
}

/** Checkout is never edited: it is where everything is. */
function isAmong(key: SectionKey, sections: readonly SectionKey[] | 'all'): boolean {
  return sections === 'all' ? key !== 'checkout' : sections.includes(key);
}
