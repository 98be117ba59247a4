import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import type { Elements } from '@/shared/ui/elements';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { $openPart, $refusals, changeClicked } from '../model/open-part';
import { text } from '../texts';

interface PartProps {
  /** The key of the part. */
  readonly part: string;
  readonly title: string;
  /** Shown below the title, whether the part is open or not. */
  readonly intro?: Elements;
  /** The read-only view. */
  readonly children: Elements;
  /** The form. */
  readonly form: Elements;
  /** The label of the button; "Change" if absent. */
  readonly changeLabel?: string;
  /** False while the data to change has not loaded. */
  readonly isChangeable?: boolean;
  /** Another button beside Change. */
  readonly sideContent?: Elements;
}

/** A card of the page with a read-only view that turns into a form. The focus moves to where the customer continues. */
export function Part({
  part,
  title,
  intro,
  children,
  form,
  changeLabel,
  isChangeable = true,
  sideContent,
}: PartProps) {
  const { openPart, refusals, change } = useUnit({
    openPart: $openPart,
    refusals: $refusals,
    change: changeClicked,
  });
  const isOpen = openPart === part;
  const [titleId, changeId] = [useId(), useId()];
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    document.getElementById(isOpen ? titleId : changeId)?.focus();
  }, [isOpen, titleId, changeId]);
  // Another part was requested: focuses this one, whose changes are not saved yet.
  useEffect(() => {
    if (isOpen && refusals > 0) document.getElementById(titleId)?.focus();
  }, [isOpen, refusals, titleId]);
  return (
    <Card as="section" aria-labelledby={titleId} padding="lg">
      <Stack gap="4">
        <Heading level={2} id={titleId} tabIndex={-1} dir="auto">
          {title}
        </Heading>
        {intro}
        {isOpen && refusals > 0 && <Alert status="warning">{text('details.openAlready')}</Alert>}
        {isOpen ? (
          form
        ) : (
          <>
            {children}
            {isChangeable && (
              <Stack direction="row" gap="4" flexWrap="wrap">
                <Button
                  id={changeId}
                  variant="secondary"
                  aria-label={
                    changeLabel === undefined ? text('details.changeOf', { section: title }) : undefined
                  }
                  onClick={() => change(part)}
                >
                  {changeLabel ?? text('details.change')}
                </Button>
                {sideContent}
              </Stack>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
