import { type ComponentProps, type MouseEvent, useId, useRef } from 'react';
import { Box } from '../box';
import { Button } from '../button';
import { Stack } from '../stack';
import { Text } from '../text';
import { text } from '../texts';

type GatedButtonProps = ComponentProps<typeof Button> & {
  /** Steps to complete before the button works: "enter the sort code". */
  blockers: readonly string[];
  /** For a row of buttons below the list. */
  isInRow?: boolean;
};

/** A button that lists what is missing and does nothing until then. It stays focusable; pressing it focuses the list. */
export function GatedButton({ blockers, onClick, isInRow = false, ...button }: GatedButtonProps) {
  const id = useId();
  const [introId, stepsId] = [`${id}-intro`, `${id}-steps`];
  const list = useRef<HTMLDivElement>(null);
  const isBlocked = blockers.length > 0;
  const refuse = (event: MouseEvent) => {
    // Also prevents submission by Enter.
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
