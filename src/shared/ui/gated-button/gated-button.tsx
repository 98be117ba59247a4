import { type ComponentProps, useId } from 'react';
import { text } from '../../messages';
import { Button } from '../button';
import { Stack } from '../stack';
import { Text } from '../text';

type GatedButtonProps = ComponentProps<typeof Button> & {
  /** What is still to be done before the button works, as steps: "enter the sort code". */
  blockers: readonly string[];
};

/** A button that is disabled until nothing is missing, and says what is missing. */
export function GatedButton({ blockers, ...button }: GatedButtonProps) {
  const listId = useId();
  const isBlocked = blockers.length > 0;
  return (
    <Stack gap="3" align="start">
      {isBlocked && (
        <div id={listId}>
          <Text tone="muted">{text('form.toContinue')}</Text>
          <ul>
            {blockers.map((blocker) => (
              <li key={blocker}>{blocker}</li>
            ))}
          </ul>
        </div>
      )}
      <Button {...button} disabled={isBlocked} aria-describedby={isBlocked ? listId : undefined} />
    </Stack>
  );
}
