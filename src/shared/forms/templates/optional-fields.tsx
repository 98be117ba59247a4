import { type ReactNode, useState } from 'react';
import { stackRecipe } from '../../theme';
import { styled } from '../../ui/styled';
import { TextWrapper } from '../../ui/text-wrapper';
import { text } from './texts';

const Summary = styled('summary', {
  base: {
    minHeight: 'target',
    paddingY: '2',
    color: 'primary.text',
    fontWeight: 'medium',
    cursor: 'pointer',
    // Heading and words on one line, on a phone as well.
    fontSize: 'sm',
    '& h3': { display: 'inline', marginInlineEnd: '2', color: 'fg' },
  },
});
const FieldStack = styled('div', { ...stackRecipe, base: { ...stackRecipe.base, paddingTop: '4' } });

type OptionalFieldsProps = {
  /** The name of their section. */
  readonly heading: ReactNode;
  readonly count: number;
  /** Whether a hidden field has an error; the fields are then shown. */
  readonly hasErrors: boolean;
  readonly children: ReactNode;
};

/** Optional fields behind a summary with the name of their section and their number. */
export function OptionalFields({ heading, count, hasErrors, children }: OptionalFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => {
        if (hasErrors) currentTarget.open = true;
        setIsOpen(currentTarget.open);
      }}
    >
      <Summary>
        <TextWrapper>{heading}</TextWrapper>
        <span>
          {count === 1 ? text('form.optionalOne') : text('form.optionalMany', { n: String(count) })}
        </span>
      </Summary>
      <FieldStack gap="6">{children}</FieldStack>
    </details>
  );
}
