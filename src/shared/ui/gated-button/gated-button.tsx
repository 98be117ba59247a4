import { type ComponentProps, type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
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

/** Whether something required is still to be given: a tick, a choice, or text that is not marked as wrong. */
function isMissing(control: Element): boolean {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return !control.checked;
  if ('value' in control) return control.value === '' || control.getAttribute('aria-invalid') === 'true';
  return control.querySelector(':checked') === null;
}

/** The first thing that is missing where the button stands: in its dialog, its form or its section. */
function firstMissing(button: HTMLButtonElement): HTMLElement | null {
  const place = button.closest('dialog') ?? button.form ?? button.closest('section');
  const required = place?.querySelectorAll('[aria-required=true]:not(:disabled)') ?? [];
  const missing = [...required].find(isMissing);
  const control = missing?.matches('input, select, textarea') ? missing : missing?.querySelector('input');
  return control instanceof HTMLElement ? control : null;
}

/**
 * A button that lists what is missing and does nothing until then. It stays focusable; pressing it focuses the first
 * thing that is missing, or the list where that is not a control of the page.
 */
export function GatedButton({ blockers, onClick, isInRow = false, ...button }: GatedButtonProps) {
  const id = useId();
  const [introId, stepsId] = [`${id}-intro`, `${id}-steps`];
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isBlocked = blockers.length > 0;
  // The page keeps the room of the list: a list that grows shorter as a field is left would move what is being pressed.
  useLayoutEffect(() => {
    if (place.current && blockers.length > 0)
      place.current.style.minHeight = `${place.current.offsetHeight}px`;
  }, [blockers]);
  const refuse = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents submission by Enter.
    event.preventDefault();
    (firstMissing(event.currentTarget) ?? list.current)?.focus();
  };
  const gate = isBlocked
    ? {
        'aria-disabled': true,
        'aria-describedby': `${introId} ${stepsId}`,
        'data-blocked': '',
        onClick: refuse,
      }
    : { onClick };
  const steps = isBlocked && (
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
  );
  if (isInRow) {
    return (
      <>
        {steps}
        <Button {...button} {...gate} />
      </>
    );
  }
  return (
    <Stack gap="3" align="start">
      <Button {...button} {...gate} />
      <div ref={place}>{steps}</div>
    </Stack>
  );
}
