import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef } from 'react';
import { Heading } from '../heading';
import { text } from '../texts';
import { FieldLink } from './field-link';
import { useErrorTitle } from './use-error-title';

const Frame = chakra('div', {
  base: {
    padding: { base: '4', md: '6' },
    borderWidth: '3px',
    borderStyle: 'solid',
    borderColor: 'danger',
    borderRadius: 'md',
    background: 'danger.tint',
  },
});
const List = chakra('ul', {
  base: {
    margin: '0',
    marginTop: '3',
    paddingInlineStart: '6',
    listStyle: 'disc',
    overflowWrap: 'anywhere',
    '& > li': { paddingY: '1' },
  },
});
type SummaryError = {
  /** The id of the invalid control; without it the message is plain text. */
  fieldId?: string;
  message: string;
};

type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  title?: string;
  /** Changes with each submission, so that each submission moves the focus. */
  attempt?: number;
};

/** A form's errors, linked to their fields. Takes the focus when it appears, and marks the document title. */
export function ErrorSummary({ errors, title = text('form.errorTitle'), attempt = 0 }: ErrorSummaryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isShown = errors.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt moves the focus although nothing else changed.
  useEffect(() => {
    if (isShown) frame.current?.focus();
  }, [isShown, attempt]);

  useErrorTitle(isShown);

  if (!isShown) return null;
  return (
    <Frame ref={frame} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <Heading level={2} size="md" id={titleId}>
        {title}
      </Heading>
      <List>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''}:${message}`}>
            {fieldId ? <FieldLink fieldId={fieldId}>{message}</FieldLink> : message}
          </li>
        ))}
      </List>
    </Frame>
  );
}
