import { type ComponentProps, type MouseEvent, useId, useRef } from 'react';
import { Box } from '../box';
import { Button } from '../button';
import { Stack } from '../stack';
import { Text } from '../text';
import { text } from '../texts';

type GatedButtonProps = ComponentProps<typeof Button> & {
  /** What is still to be done before the button works, as steps: "enter the sort code". */
  blockers: readonly string[];
  /** It stands in a row of buttons, which begins below the list. */
  isInRow?: boolean;
};

/**
 * A button that does nothing until nothing is missing, and says what is missing. It stays within reach of Tab; pressing it before that
 * leads to the list, which is read out.
 */
export function GatedButton({ blockers, onClick, isInRow = false, ...button }: GatedButtonProps) {
  const id = useId();
  const [introId, stepsId] = [`${id}-intro`, `${id}-steps`];
  const list = useRef<HTMLDivElement>(null);
  const isBlocked = blockers.length > 0;
  const refuse = (event: MouseEvent) => {
    // Also where Enter in a field would submit the form.
    event.preventDefault();
    list.current?.focus();
  };
  const gate = isBlocked
    ? {
        'aria-disabled': true,
        'aria-describedby': `${introId} ${stepsId}`,
        'data-blocked': '',
        onClick: refuse,
      }
    : { onClick };
  return (
    <Stack gap="3" align="start" {...(isInRow && { display: 'contents' })}>
      {isBlocked && (
        <Box
          ref={list}
          role="group"
          aria-labelledby={introId}
          aria-describedby={stepsId}
          tabIndex={-1}
          flexBasis={isInRow ? '100%' : undefined}
        >
          <Text id={introId} tone="muted">
            {text('form.toContinue')}
          </Text>
          <ul id={stepsId}>
            {blockers.map((blocker) => (
              <li key={blocker}>{blocker}</li>
            ))}
          </ul>
        </Box>
      )}
      <Button {...button} {...gate} />
    </Stack>
  );
}
