import { type ReactNode, useId } from 'react';
import { labelRecipe } from '../../theme';
import type { Elements } from '../elements';
import { styled } from '../styled';
import { text } from '../texts';
import { ErrorText, Hint } from './parts';

const Frame = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    width: 'full',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
  variants: {
    hasError: {
      true: {
        borderInlineStartWidth: '4px',
        borderInlineStartStyle: 'solid',
        borderColor: 'danger',
        paddingInlineStart: '3',
      },
    },
  },
});
const Label = styled('label', labelRecipe);

/** Props that associate a control with its label, hint and error. */
type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
};

const Warning = styled('p', {
  base: { margin: '0', color: 'warning', fontWeight: 'medium', lineHeight: 'normal' },
});

type FieldProps = {
  label: ReactNode;
  children: (control: ControlProps) => Elements;
  /** The control id; required for links from an error summary. */
  id?: string;
  hint?: ReactNode;
  error?: string | null;
  /** A warning that does not block submission; announced when it appears. */
  warning?: string | null;
  isRequired?: boolean;
  isOptional?: boolean;
};

/** A control with a label, hint and error, associated by ids. */
export function Field({
  label,
  children,
  id,
  hint,
  error,
  warning,
  isRequired,
  isOptional = false,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const warningId = `${controlId}-warning`;
  const describedBy = [hint && hintId, error && errorId, warning && warningId].filter(Boolean).join(' ');
  return (
    <Frame hasError={Boolean(error)}>
      <Label htmlFor={controlId} dir="auto">
        <span>{label}</span>
        {isOptional && <span>{` ${text('form.optional')}`}</span>}
      </Label>
      {hint && (
        <Hint id={hintId} dir="auto">
          {hint}
        </Hint>
      )}
      {error && (
        <ErrorText id={errorId} dir="auto">
          {error}
        </ErrorText>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {warning && (
        <Warning id={warningId} role="status">
          {warning}
        </Warning>
      )}
    </Frame>
  );
}
