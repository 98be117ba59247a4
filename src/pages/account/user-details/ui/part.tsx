import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import type { Elements } from '@/shared/ui/elements';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { $openPartKey, $refusalCount, changeClicked } from '../model/open-part';
import { text } from '../texts';

interface EditablePartProps {
  /** The key of the part. */
  readonly partKey: string;
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
export function EditablePart({
  partKey,
  title,
  intro,
  children,
  form,
  changeLabel,
  isChangeable = true,
  sideContent,
}: EditablePartProps) {
  const { openPartKey, refusalCount, change } = useUnit({
    openPartKey: $openPartKey,
    refusalCount: $refusalCount,
    change: changeClicked,
  });
  const isOpen = openPartKey === partKey;
  const [titleId, changeId] = [useId(), useId()];
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    document.getElementById(isOpen ? titleId : changeId)?.focus();
  }, [isOpen, titleId, changeId]);
  // Another part was requested: focuses this one, whose changes are not saved yet.
  useEffect(() => {
    if (isOpen && refusalCount > 0) document.getElementById(titleId)?.focus();
  }, [isOpen, refusalCount, titleId]);
  return (
    <Card as="section" aria-labelledby={titleId} padding="lg">
      <Stack gap="4">
        <Heading level={2} id={titleId} tabIndex={-1} dir="auto">
          {title}
        </Heading>
        {intro}
        {isOpen && refusalCount > 0 && <Alert status="warning">{text('details.openAlready')}</Alert>}
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
                  onClick={() => change(partKey)}
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
