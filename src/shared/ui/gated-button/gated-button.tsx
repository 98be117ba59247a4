import { type ComponentProps, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { observeSize } from '../../lib';
import { Button } from '../button';
import { useErrorTitle } from '../error-summary';
import { Stack } from '../stack';
import { styled } from '../styled';
import { Text } from '../text';
import { text } from '../texts';

/** Announces how much is missing; only the bar of a phone shows it (`data-step-note`), because the list says it beside the button. */
const RefusalNote = styled('p', {
  base: {
    position: 'absolute',
    clipPath: 'inset(50%)',
    margin: '0',
    color: 'danger',
    fontSize: 'sm',
    fontWeight: 'bold',
  },
});

const Summary = styled('summary', { base: { width: 'fit-content', paddingY: '3', cursor: 'pointer' } });

const StepList = styled('ul', {
  base: { margin: '0' },
  variants: { isSingle: { true: { flex: '1 1 12rem', padding: '0', listStyle: 'none' } } },
});

const MissingSteps = styled('div', {
  base: {},
  variants: {
    isRefused: { true: { color: 'danger', fontWeight: 'bold' } },
    isInRow: { true: { flexBasis: '100%' } },
    isOneLine: { true: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' } },
  },
});

const ButtonArea = styled('div', { base: { flex: '1 1 15rem', minWidth: '0' } });

type GatedButtonProps = ComponentProps<typeof Button> & {
  /** The steps to complete before the button works: "enter the sort code". */
  blockers: readonly string[];
  /** Aligns the button with others in a row below the list. */
  isInRow?: boolean;
  /** Whether pressing the blocked button runs the form's own validation; the form submits nothing while it is blocked. */
  checksForm?: boolean;
  /** Called when the blocked button is pressed, so that each field can show what is missing. */
  onRefused?: (() => void) | undefined;
};

/** More steps than these are collapsed into one line. */
const MAX_SHOWN_STEPS = 2;

/** Whether a required field has no tick, choice or valid text yet. */
function isControlEmpty(control: Element): boolean {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return !control.checked;
  if ('value' in control) return control.value === '' || control.getAttribute('aria-invalid') === 'true';
  return control.querySelector(':checked') === null;
}

/**
 * The first missing field near the button: in its dialog, its form or its section, which is marked so that missing ticks are
 * shown in red.
 */
function findFirstMissing(button: HTMLButtonElement): HTMLElement | null {
  const container = button.closest('dialog') ?? button.form ?? button.closest('section');
  container?.setAttribute('data-refused', '');
  const requiredControls = container?.querySelectorAll('[aria-required=true]:not(:disabled)') ?? [];
  const missingField = [...requiredControls].find(isControlEmpty);
  const control = missingField?.matches('input, select, textarea')
    ? missingField
    : missingField?.querySelector('input');
  return control instanceof HTMLElement ? control : null;
}

/**
 * A button that lists what is missing and does nothing until it is complete. It stays focusable; pressing it focuses the first
 * missing field, or the list if that is not a field on the page.
 */
export function GatedButton({
  blockers,
  onClick,
  isInRow = false,
  checksForm = false,
  onRefused,
  ...button
}: GatedButtonProps) {
  const id = useId();
  const [introId, stepsId] = [`${id}-intro`, `${id}-steps`];
  const missingStepsRef = useRef<HTMLDivElement>(null);
  const buttonArea = useRef<HTMLDivElement>(null);
  const isBlocked = blockers.length > 0;
  const [isRefused, setIsRefused] = useState(false);
  const [isUnfolded, setIsUnfolded] = useState(false);
  // The message disappears once the button is no longer blocked.
  if (isRefused && !isBlocked) setIsRefused(false);
  useErrorTitle(isRefused && isBlocked && !checksForm);
  // Keeps the list's height: a list that gets shorter on blur would move what the customer is clicking.
  useLayoutEffect(() => {
    const { current } = buttonArea;
    if (!current || !isBlocked) return;
    const stopObserving = observeSize([current], () => {
      current.style.minHeight = `${current.offsetHeight}px`;
    });
    return () => {
      stopObserving();
      current.style.minHeight = '';
    };
  }, [isBlocked]);
  const foldSteps = (isOpen: boolean) => {
    setIsUnfolded(isOpen);
    if (buttonArea.current) buttonArea.current.style.minHeight = '';
  };
  const refusePress = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents Enter from submitting the form.
    if (!checksForm) event.preventDefault();
    setIsRefused(true);
    onRefused?.();
    (findFirstMissing(event.currentTarget) ?? missingStepsRef.current)?.focus();
  };
  const gateProps = isBlocked
    ? {
        'aria-disabled': true,
        'aria-describedby': `${introId} ${stepsId}`,
        'data-blocked': '',
        onClick: refusePress,
      }
    : { onClick };
  const stepList = (
    <StepList id={stepsId} isSingle={blockers.length === 1}>
      {blockers.map((blocker) => (
        <li key={blocker}>{blocker}</li>
      ))}
    </StepList>
  );
  const isFolded = blockers.length > MAX_SHOWN_STEPS && !isInRow;
  const missingSteps = isBlocked && (
    <MissingSteps
      ref={missingStepsRef}
      role="group"
      aria-labelledby={introId}
      aria-describedby={stepsId}
      tabIndex={-1}
      isRefused={isRefused}
      isInRow={isInRow}
      isOneLine={isFolded || blockers.length === 1}
    >
      <Text id={introId} tone={isRefused ? 'danger' : 'muted'}>
        {text('form.toContinue')}
      </Text>
      {isFolded ? (
        <details open={isUnfolded} onToggle={({ currentTarget }) => foldSteps(currentTarget.open)}>
          <Summary>{text('form.stepsLeft', { n: blockers.length })}</Summary>
          {stepList}
        </details>
      ) : (
        stepList
      )}
    </MissingSteps>
  );
  if (isInRow) {
    return (
      <>
        {missingSteps}
        <Button {...button} {...gateProps} />
      </>
    );
  }
  return (
    <Stack direction="row" gap="4" alignItems="baseline">
      <Button {...button} {...gateProps} />
      <ButtonArea ref={buttonArea}>
        {isRefused && isBlocked && (
          <RefusalNote role="alert" data-step-note="">
            {blockers.length === 1
              ? text('form.stillOne', { step: blockers[0] ?? '' })
              : text('form.stillToDo', { n: blockers.length })}
          </RefusalNote>
        )}
        {missingSteps}
      </ButtonArea>
    </Stack>
  );
}
