import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { titleNoted } from '@/shared/routes';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';

const STEPS = ['centre', 'membership', 'you', 'dates', 'bank', 'pay'] as const;

export type StepState = 'done' | 'current' | 'notNeeded' | 'waiting';

/** If there is no room for six names, the bar alone shows the progress, and only the current step has its name. */
const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    columnGap: '1',
    margin: '0',
    padding: '0',
    listStyle: 'none',
    fontSize: 'sm',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    '& li': { position: 'relative', paddingTop: '2', borderTop: '4px solid', borderColor: 'primary.text' },
    '& [data-state=waiting]': { paddingTop: '11px', borderTop: '1px solid', borderColor: 'line.strong' },
    '& [data-state=current]': { color: 'fg', fontWeight: 'bold' },
    '& li:not([data-state=current]) > span': {
      position: { base: 'absolute', sm: 'static' },
      clipPath: { base: 'inset(50%)', sm: 'none' },
    },
    '& [data-state=done] > span::before': { content: '"✓ " / ""', color: 'primary.text' },
    '& [data-state=notNeeded]': { borderColor: 'line.strong' },
    '& [data-state=notNeeded] > span': { textDecoration: 'line-through' },
  },
});

/** 'Step 3 of 6'. */
export function formatStepName(number: number): string {
  return text('steps.at', { number, count: STEPS.length });
}

interface JoinStepsProps {
  /** The state of each step; missing states are `waiting`. */
  readonly states: readonly StepState[];
}

/**
 * The six steps of joining as a progress bar, from the start to the payment. The document title names the current
 * step.
 */
export function JoinSteps({ states }: JoinStepsProps) {
  const noteTitle = useUnit(titleNoted);
  const name = formatStepName(states.indexOf('current') + 1);
  useEffect(() => {
    noteTitle(name);
    return () => {
      noteTitle('');
    };
  }, [name, noteTitle]);
  return <StepBar states={states} />;
}

/** The progress bar without names. */
export function StepBar({ states }: JoinStepsProps) {
  return (
    <List aria-label={formatStepName(states.indexOf('current') + 1)}>
      {STEPS.map((step, index) => {
        const state = states[index] ?? 'waiting';
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span>
              <span>{text(`steps.${step}`)}</span>
              {state !== 'waiting' && <VisuallyHidden>{`, ${text(`steps.${state}`)}`}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </List>
  );
}
