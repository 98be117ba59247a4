import {
  canOpenSection,
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

export interface FlowRow {
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
  readonly historyEntry: HistoryEntry;
}

/** The sections before the bank details, which a saved cart does not contain. */
const SECTIONS_BEFORE_BANK: readonly SectionKey[] = ['centre', 'membership', 'details', 'questions', 'dates'];

/** The table of moves. Defaults of missing parts: no condition, no section, not sent. Requirements J1.5, J1.6. */
export const FLOW = {
  // The customer continues.
  centreChosen: { opens: 'membership', marks: ['centre'], historyEntry: 'push' },
  membershipChosen: {
    opens: 'first unedited',
    marks: ['centre', 'membership'],
    keeps: ['details'],
    historyEntry: 'push',
  },
  continued: {
    condition: 'own section is open',
    opens: 'next',
    marks: 'own',
    keeps: 'all',
    isSent: 'as before',
    historyEntry: 'push',
  },
  sent: { opens: 'checkout', marks: 'all', isSent: true, historyEntry: 'replace' },

  // The customer goes back.
  editRequested: { condition: 'own section is edited', opens: 'own', keeps: 'all', historyEntry: 'push' },
  savedCartEditRequested: {
    condition: 'own section is edited',
    opens: 'own',
    keeps: SECTIONS_BEFORE_BANK,
    historyEntry: 'push',
  },
  historyTraversed: { opens: 'own', keeps: 'all', isSent: 'as before', historyEntry: 'none' },

  // An earlier selection is restored: after a reload, a link or a log-in.
  centreRestored: { opens: 'centre', historyEntry: 'replace' },
  pastCentreRestored: { opens: 'membership', marks: ['centre'], historyEntry: 'replace' },
  membershipRestored: { opens: 'own', marks: 'own', historyEntry: 'replace' },
  savedCartRestored: { opens: 'checkout', marks: 'all', isSent: true, historyEntry: 'replace' },

  // The selection is no longer valid.
  membershipNotFound: { opens: 'membership', marks: ['centre'], historyEntry: 'replace' },
  becameIneligible: { opens: 'centre', historyEntry: 'push' },
  customerLost: {
    condition: 'membership is edited',
    opens: 'first unedited',
    keeps: ['centre', 'membership'],
    historyEntry: 'replace',
  },
  sectionsChanged: {
    condition: 'open section is impossible',
    opens: 'same',
    keeps: 'all',
    isSent: 'as before',
    historyEntry: 'replace',
  },
  centreCleared: { opens: 'centre', historyEntry: 'none' },
} as const satisfies Record<string, FlowRow>;

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
  readonly historyEntry: HistoryEntry;
}

const CONDITIONS = {
  'own section is open': ({ open }: Progress, section: SectionKey | null) => open === section,
  'own section is edited': ({ edited }: Progress, section: SectionKey | null) =>
    section !== null && edited.includes(section),
  'membership is edited': ({ edited }: Progress) => edited.includes('membership'),
  'open section is impossible': (progress: Progress, _: SectionKey | null, conditions: SectionConditions) =>
    !canOpenSection(progress, progress.open, conditions),
} as const;

/** The move that an event causes; null if it moves nothing. */
export function findMove(progress: Progress, event: FlowEvent, conditions: SectionConditions): Move | null {
  const {
    condition,
    opens,
    marks = [],
    keeps = [],
    isSent = false,
    historyEntry,
  }: FlowRow = FLOW[event.kind];
  const ownSection = 'section' in event ? event.section : null;
  if (condition !== undefined && !CONDITIONS[condition](progress, ownSection, conditions)) return null;

  const ownMarks = 'edited' in event ? event.edited : ownSection === null ? [] : [ownSection];
  const markedSections = marks === 'own' ? ownMarks : marks;
  const edited = SECTION_KEYS.filter(
    (key) => isAmong(key, markedSections) || (isAmong(key, keeps) && progress.edited.includes(key)),
  );
  const isSentAfterMove = isSent === 'as before' ? progress.isSent : isSent;
  const sectionToOpen = findSectionToOpen(opens, progress.open, ownSection, conditions);
  return {
    progress: openSection(
      { open: sectionToOpen, edited, isSent: isSentAfterMove },
      sectionToOpen,
      conditions,
    ),
    historyEntry,
  };
}

/** The section to open. `checkout` stands for the first unedited section too, because it is the last to be reached. */
function findSectionToOpen(
  opens: FlowRow['opens'],
  open: SectionKey,
  ownSection: SectionKey | null,
  conditions: SectionConditions,
): SectionKey {
  switch (opens) {
    case 'own':
      return ownSection ?? 'checkout';
    case 'same':
      return open;
    case 'first unedited':
      return 'checkout';
    case 'next': {
      const displayedKeys = listDisplayedSections(conditions);
      return displayedKeys[displayedKeys.indexOf(ownSection ?? open) + 1] ?? open;
    }
    default:
      return opens;
  }
}

/** Whether a section is in the list; `all` excludes Checkout, which is never edited. */
function isAmong(key: SectionKey, sections: readonly SectionKey[] | 'all'): boolean {
  return sections === 'all' ? key !== 'checkout' : sections.includes(key);
}
