import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button';
import { Heading } from '../heading';
import { text } from '../texts';
import { VisuallyHidden } from '../visually-hidden';

const Frame = chakra('section', {
  base: {
    background: 'surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
  },
  variants: { isOpen: { true: { boxShadow: 'sm' }, false: { background: 'transparent' } } },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '4' },
    padding: { base: '4', md: '6' },
  },
});
const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '9',
    height: '9',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    fontFamily: 'body',
    fontWeight: 'bold',
    lineHeight: '1',
  },
  variants: {
    state: {
      open: { background: 'primary.fill', borderColor: 'primary.border', color: 'primary.on' },
      done: { background: 'success', borderColor: 'success', color: 'white' },
      doubtful: { background: 'warning', borderColor: 'warning', color: 'white' },
      waiting: { background: 'transparent', borderColor: 'line.strong', color: 'fg.muted' },
    },
  },
});
const Body = chakra('div', {
  base: { paddingX: { base: '4', md: '6' }, paddingBottom: { base: '6', md: '8' } },
});
const Brief = chakra('div', {
  base: {
    paddingX: { base: '4', md: '6' },
    paddingBottom: '6',
    marginTop: '-3',
    color: 'fg.muted',
    paddingInlineStart: { md: '4.75rem' },
  },
});

type SectionProps = {
  number: number;
  title: string;
  isOpen: boolean;
  /** Completed: shows a tick and, while closed, summary and Edit button. */
  isDone?: boolean;
  hasWarning?: boolean;
  children: ReactNode;
  summary?: ReactNode;
  onEdit?: (() => void) | undefined;
  id?: string;
  /** False when the first open section must not take the focus from the heading. */
  isFocusedOnOpen?: boolean;
  /** The first open section takes the focus if the pressed control has disappeared. */
  takesLostFocus?: boolean;
};

type State = 'open' | 'done' | 'doubtful' | 'waiting';

const MARKS: Partial<Record<State, string>> = { done: '✓', doubtful: '!' };

/** The badge state for screen readers. */
const STATE_TEXTS = {
  open: text('joining.step.current'),
  done: text('joining.step.done'),
  doubtful: text('joining.step.doubtful'),
  waiting: text('joining.step.waiting'),
} as const satisfies Record<State, string>;

function stateOf({ isOpen, isDone, hasWarning }: Record<'isOpen' | 'isDone' | 'hasWarning', boolean>): State {
  if (isOpen) return 'open';
  if (!isDone) return 'waiting';
  return hasWarning ? 'doubtful' : 'done';
}

/** The first render takes no focus, because nothing was pressed yet. */
function isFocusLost(): boolean {
  return (
    document.activeElement === document.body && globalThis.navigator.userActivation?.hasBeenActive === true
  );
}

/** A numbered section of the joining page: open, completed or waiting. Spec, joining §2. */
export function Section({
  number,
  title,
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
    const isFirst = wasOpen.current === null;
    const hasOpened = isOpen && (isFirst ? takesLostFocus && isFocusLost() : !wasOpen.current);
    wasOpen.current = isOpen;
    if (!hasOpened || !isFocusedOnOpen) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start', behavior: 'auto' });
  }, [isOpen, isFocusedOnOpen, takesLostFocus]);

  const state = stateOf({ isOpen, isDone, hasWarning });
  return (
    <Frame id={id} aria-labelledby={titleId} isOpen={isOpen}>
      <Bar>
        <Badge state={state} aria-hidden="true">
          {MARKS[state] ?? number}
        </Badge>
        <Heading
          ref={heading}
          level={2}
          id={titleId}
          tabIndex={-1}
          aria-current={isOpen ? 'step' : undefined}
          aria-describedby={stateId}
          flex="1"
          color={state === 'waiting' ? 'fg.muted' : 'fg'}
          scrollMarginTop="6"
        >
          {title}
        </Heading>
        <VisuallyHidden id={stateId}>{STATE_TEXTS[state]}</VisuallyHidden>
        {!isOpen && isDone && onEdit && (
          <Button variant="text" onClick={onEdit}>
            {text('joining.edit')} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
      </Bar>
      {isOpen && <Body>{children}</Body>}
      {!isOpen && isDone && summary && <Brief>{summary}</Brief>}
    </Frame>
  );
}
