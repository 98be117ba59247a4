import { type ReactNode, useState } from 'react';
import { stackRecipe } from '../../theme';
import { styled } from '../../ui/styled';
import { text } from './texts';

const Summary = styled('summary', {
  base: {
    minHeight: 'target',
    paddingY: '2',
    color: 'primary.text',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
});
const Fields = styled('div', { ...stackRecipe, base: { ...stackRecipe.base, paddingTop: '4' } });

type OptionalFieldsProps = {
  readonly count: number;
  /** Whether a hidden field has an error; the fields are then shown. */
  readonly hasErrors: boolean;
  readonly children: ReactNode;
};

/** Optional fields behind a summary with their number. */
export function OptionalFields({ count, hasErrors, children }: OptionalFieldsProps) {
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
        {count === 1 ? text('form.optionalOne') : text('form.optionalMany', { n: String(count) })}
      </Summary>
      <Fields gap="6">{children}</Fields>
    </details>
  );
}
