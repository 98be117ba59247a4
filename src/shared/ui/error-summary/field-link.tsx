import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Anchor = chakra('a', {
  base: {
    color: 'danger',
    fontWeight: 'bold',
    textUnderlineOffset: '0.15em',
  },
});

function focusField(fieldId: string): void {
  const control = document.getElementById(fieldId);
  control?.scrollIntoView?.({ block: 'center' });
  control?.focus({ preventScroll: true });
}

export function FieldLink({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  return (
    <Anchor
      href={`#${fieldId}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(fieldId);
      }}
    >
      {children}
    </Anchor>
  );
}
