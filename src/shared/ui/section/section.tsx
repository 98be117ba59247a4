import { chakra } from '@chakra-ui/react/styled-system';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button';
import { Heading } from '../heading';
import { Icon } from '../icon';
import { text } from '../texts';
import { VisuallyHidden } from '../visually-hidden';

const Frame = chakra('section', {
  variants: {
    isOpen: {
      true: {
        // On a phone the screen itself is the card.
        background: { sm: 'surface' },
        borderWidth: { base: '1px 0 0', sm: '1px' },
        borderStyle: 'solid',
        borderColor: 'line',
        borderRadius: { sm: 'lg' },
        boxShadow: { sm: 'sm' },
        '&:not(:first-of-type)': { marginTop: '4' },
        '&:not(:last-of-type)': { marginBottom: '4' },
      },
      // A line between this section and the next; the open section has its own edge.
      false: { '& + section:not([data-open])': { borderTop: '1px solid', borderColor: 'line' } },
    },
  },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    paddingX: { base: '0', sm: '4', md: '6' },
  },
  variants: {
    state: {
      open: { paddingTop: { base: '4', md: '6' }, paddingBottom: '4' },
      done: { minHeight: '12', paddingY: '1' },
      doubtful: { minHeight: '12', paddingY: '1' },
      waiting: { minHeight: '10' },
    },
  },
});
const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '6',
    height: '6',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    fontFamily: 'body',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: '1',
  },
  variants: {
    state: {
      open: {
        width: '8',
        height: '8',
        marginInline: '-1',
        fontSize: 'md',
        background: 'primary.fill',
        borderColor: 'primary.border',
        color: 'primary.on',
      },
      done: { background: 'success', borderColor: 'success', color: 'white' },
      doubtful: { background: 'warning', borderColor: 'warning', color: 'white' },
      waiting: { borderColor: 'transparent', color: 'fg.muted' },
    },
  },
});
/** A finished section's title has its answers next to it, or below it on phones. With large text, Edit moves below. */
const TitleAndState = chakra('div', {
  base: { flex: '1 1 5em', minWidth: '0', display: { md: 'flex' }, alignItems: 'baseline', columnGap: '4' },
});
const SummaryArea = chakra('div', { base: { flex: '1', minWidth: '0', fontSize: 'sm', color: 'fg.muted' } });
/** While its content loads, the section fills the page, so that nothing below it appears and then moves. */
const Body = chakra('div', {
  base: {
    paddingX: { base: '0', sm: '4', md: '6' },
    paddingBottom: { base: '2', sm: '6', md: '8' },
    '&:has([data-waits])': { minHeight: 'var(--page-height, 100vh)' },
  },
});
/** The titles of sections that are not open have the size of body text. */
const CLOSED_TITLE = { size: 'sm' } as const;
const TITLE_STYLES = {
  open: { flex: '1 1 3em' },
  done: { ...CLOSED_TITLE, fontWeight: 'bold', flex: { md: '0 0 13rem' } },
  doubtful: { ...CLOSED_TITLE, fontWeight: 'bold', flex: { md: '0 0 13rem' } },
  waiting: { ...CLOSED_TITLE, fontWeight: 'normal', color: 'fg.muted' },
} as const;

type SectionProps = {
  number: number;
  title: string;
  isOpen: boolean;
  /** The step to which the section belongs, for screen readers: 'Step 3 of 6'. */
  step?: string;
  /** A completed section shows a tick and, while closed, its summary and Edit button. */
  isDone?: boolean;
  hasWarning?: boolean;
  children: ReactNode;
  summary?: ReactNode;
  onEdit?: (() => void) | undefined;
  id?: string;
  /** False if the section must not take the focus when it opens. */
  isFocusedOnOpen?: boolean;
  /** Whether the section takes the focus if it is open at first and the pressed control has disappeared. */
  takesLostFocus?: boolean;
};

type SectionState = 'open' | 'done' | 'doubtful' | 'waiting';

const BADGE_MARKS: Partial<Record<SectionState, string>> = { done: '✓', doubtful: '!' };

/** The section's state for screen readers. */
const STATE_TEXTS = {
  open: text('joining.step.current'),
  done: text('joining.step.done'),
  doubtful: text('joining.step.doubtful'),
  waiting: text('joining.step.waiting'),
} as const satisfies Record<SectionState, string>;

function chooseState({
  isOpen,
  isDone,
  hasWarning,
}: Record<'isOpen' | 'isDone' | 'hasWarning', boolean>): SectionState {
  if (isOpen) return 'open';
  if (!isDone) return 'waiting';
  return hasWarning ? 'doubtful' : 'done';
}

/** Whether a pressed control has disappeared with the focus. False on the first render, before anything was pressed. */
export function isFocusLost(): boolean {
  return (
    document.activeElement === document.body && globalThis.navigator.userActivation?.hasBeenActive === true
  );
}

/** A numbered section of the joining page: a card if open, otherwise one line. Requirements J1.4, J1.7. */
export function Section({
  number,
  title,
  step,
  isOpen,
  isDone = false,
  hasWarning = false,
  children,
  summary,
  onEdit,
  ...rest
}: SectionProps) {
  const { id, isFocusedOnOpen = true, takesLostFocus = false } = rest;
  const titleId = useId();
  const stateId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef<boolean | null>(null);

  useEffect(() => {
    const isFirstRender = wasOpen.current === null;
    const hasOpened = isOpen && (isFirstRender ? takesLostFocus && isFocusLost() : !wasOpen.current);
    wasOpen.current = isOpen;
    if (!hasOpened || !isFocusedOnOpen) return;
    heading.current?.scrollIntoView?.({ block: 'start', behavior: 'auto' });
    // A section that opens because of an error focuses its first invalid field.
    const invalidControl = heading.current?.closest('[data-open]')?.querySelector('[aria-invalid="true"]');
    if (invalidControl instanceof HTMLElement) invalidControl.focus();
    else heading.current?.focus({ preventScroll: true });
  }, [isOpen, isFocusedOnOpen, takesLostFocus]);

  const state = chooseState({ isOpen, isDone, hasWarning });
  return (
    <Frame id={id} aria-labelledby={titleId} isOpen={isOpen} data-open={isOpen || undefined}>
      <Bar state={state}>
        <Badge state={state} aria-hidden="true">
          {BADGE_MARKS[state] ?? number}
        </Badge>
        <TitleAndState>
          <Heading
            ref={heading}
            level={2}
            id={titleId}
            tabIndex={-1}
            aria-current={isOpen ? 'step' : undefined}
            aria-describedby={stateId}
            scrollMarginTop="6"
            {...TITLE_STYLES[state]}
          >
            {title}
          </Heading>
          <VisuallyHidden id={stateId}>
            {step ? `${step}, ${STATE_TEXTS[state]}` : STATE_TEXTS[state]}
          </VisuallyHidden>
          {!isOpen && isDone && summary && <SummaryArea>{summary}</SummaryArea>}
        </TitleAndState>
        {!isOpen && isDone && onEdit && (
          <Button variant="text" marginInlineStart="auto" onClick={onEdit}>
            <Icon of={Pencil} />
            <span>{text('joining.edit')}</span> <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
      </Bar>
      {isOpen && <Body>{children}</Body>}
    </Frame>
  );
}
