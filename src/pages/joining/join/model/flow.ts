import {
  canOpen,
  listDisplayedSections,
  openSection,
  type Progress,
  SECTION_KEYS,
  type SectionConditions,
  type SectionKey,
} from '../lib/sections';

// Every move between the sections. For the page events behind each flow event see flow-events.ts; docs/architecture.md
// shows the table.

/** How a move is recorded in the browser's history. */
export type HistoryEntry = 'push' | 'replace' | 'none';

export interface Row {
  /** The event applies only under this condition. */
  readonly condition?: keyof typeof CONDITIONS;
  /**
   * `own` is the section of the event, `next` the displayed one after it. If it cannot be opened yet, the first
   * unedited section opens.
   */
  readonly opens: SectionKey | 'own' | 'next' | 'same' | 'first unedited';
  /** The sections that become edited, the specification's word for finished; `own` is the section of the event. */
  readonly marks?: readonly SectionKey[] | 'own' | 'all';
  /** The edited sections that stay edited. */
  readonly keeps?: readonly SectionKey[] | 'all';
  /** Whether the operator has exactly what the page shows. */
  readonly isSent?: boolean | 'as before';
  readonly trace: HistoryEntry;
}

/** The sections before the bank details, which a saved cart does not contain. */
const BEFORE_BANK: readonly SectionKey[] = ['centre', 'membership', 'details', 'questions', 'dates'];

/** The table of moves. Defaults of missing parts: no condition, no section, not sent. Requirements J1.5, J1.6. */
export const FLOW = {
  // The customer continues.
  centreChosen: { opens: 'membership', marks: ['centre'], trace: 'push' },
  membershipChosen: {
    opens: 'first unedited',
    marks: ['centre', 'membership'],
    keeps: ['details'],
    trace: 'push',
  },
  continued: {
    condition: 'own section is open',
    opens: 'next',
    marks: 'own',
    keeps: 'all',
    isSent: 'as before',
    trace: 'push',
  },
  sent: { opens: 'checkout', marks: 'all', isSent: true, trace: 'replace' },

  // The customer goes back.
  editRequested: { condition: 'own section is edited', opens: 'own', keeps: 'all', trace: 'push' },
  savedCartEditRequested: {
    condition: 'own section is edited',
    opens: 'own',
    keeps: BEFORE_BANK,
    trace: 'push',
  },
  historyTraversed: { opens: 'own', keeps: 'all', isSent: 'as before', trace: 'none' },

  // An earlier selection is restored: after a reload, a link or a log-in.
  centreRestored: { opens: 'centre', trace: 'replace' },
  pastCentreRestored: { opens: 'membership', marks: ['centre'], trace: 'replace' },
  membershipRestored: { opens: 'own', marks: 'own', trace: 'replace' },
  savedCartRestored: { opens: 'checkout', marks: 'all', isSent: true, trace: 'replace' },

  // The selection is no longer valid.
  membershipNotFound: { opens: 'membership', marks: ['centre'], trace: 'replace' },
  becameIneligible: { opens: 'centre', trace: 'push' },
  customerLost: {
    condition: 'membership is edited',
    opens: 'first unedited',
    keeps: ['centre', 'membership'],
    trace: 'replace',
  },
  sectionsChanged: {
    condition: 'open section is impossible',
    opens: 'same',
    keeps: 'all',
    isSent: 'as before',
    trace: 'replace',
  },
  centreCleared: { opens: 'centre', trace: 'none' },
} as const satisfies Record<string, Row>;

type FlowEventKind = keyof typeof FLOW;
type OwnSectionKind = 'continued' | 'editRequested' | 'savedCartEditRequested' | 'historyTraversed';

/** An event that may move the customer between sections. */
export type FlowEvent =
  | { readonly kind: OwnSectionKind; readonly section: SectionKey }
  | {
      readonly kind: 'membershipRestored';
      /** The section to open; null for the first unedited one. */
      readonly section: SectionKey | null;
      readonly edited: readonly SectionKey[];
    }
  | { readonly kind: Exclude<FlowEventKind, OwnSectionKind | 'membershipRestored'> };

export interface Move {
  readonly progress: Progress;
  readonly trace: HistoryEntry;
}

const CONDITIONS = {
  'own section is open': ({ open }: Progress, section: SectionKey | null) => open === section,
  'own section is edited': ({ edited }: Progress, section: SectionKey | null) =>
    section !== null && edited.includes(section),
  'membership is edited': ({ edited }: Progress) => edited.includes('membership'),
  'open section is impossible': (progress: Progress, _: SectionKey | null, needs: SectionConditions) =>
    !canOpen(progress, progress.open, needs),
} as const;

/** The move that an event causes; null if it moves nothing. */
export function move(progress: Progress, event: FlowEvent, needs: SectionConditions): Move | null {
  const { condition, opens, marks = [], keeps = [], isSent = false, trace }: Row = FLOW[event.kind];
  const ownSection = 'section' in event ? event.section : null;
  if (condition !== undefined && !CONDITIONS[condition](progress, ownSection, needs)) return null;

  const ownMarks = 'edited' in event ? event.edited : ownSection === null ? [] : [ownSection];
  const marked = marks === 'own' ? ownMarks : marks;
  const edited = SECTION_KEYS.filter(
    (key) => isAmong(key, marked) || (isAmong(key, keeps) && progress.edited.includes(key)),
  );
  const wasOrIsSent = isSent === 'as before' ? progress.isSent : isSent;
  const sectionToOpen = findSectionToOpen(opens, progress.open, ownSection, needs);
  return {
    progress: openSection({ open: sectionToOpen, edited, isSent: wasOrIsSent }, sectionToOpen, needs),
    trace,
  };
}

/** The section to open. `checkout` stands for the first unedited section too, because it is the last to be reached. */
function findSectionToOpen(
  opens: Row['opens'],
  open: SectionKey,
  ownSection: SectionKey | null,
  needs: SectionConditions,
): SectionKey {
  switch (opens) {
    case 'own':
      return ownSection ?? 'checkout';
    case 'same':
      return open;
    case 'first unedited':
      return 'checkout';
    case 'next': {
      const displayed = listDisplayedSections(needs);
      return displayed[displayed.indexOf(ownSection ?? open) + 1] ?? open;
    }
    default:
      return opens;
  }
}

/** Whether a section is in the list; `all` excludes Checkout, which is never edited. */
function isAmong(key: SectionKey, sections: readonly SectionKey[] | 'all'): boolean {
  return sections === 'all' ? key !== 'checkout' : sections.includes(key);
}
