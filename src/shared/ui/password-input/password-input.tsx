import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useState } from 'react';
import { Button } from '../button';
import { TextInput } from '../text-input';
import { text } from '../texts';

const Row = chakra('div', { base: { display: 'flex', gap: '2', alignItems: 'stretch' } });

/** A password input that can be revealed. Set `autoComplete="new-password"` for a new password. */
export function PasswordInput({ id, ...rest }: ComponentProps<typeof TextInput>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Row>
      <TextInput
        id={id}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
      />
      <Button
        variant="text"
        flexShrink="0"
        paddingX="3"
        aria-controls={id}
        aria-label={text(isShown ? 'form.hidePassword' : 'form.showPassword')}
        onClick={() => setIsShown(!isShown)}
      >
        {text(isShown ? 'form.hide' : 'form.show')}
      </Button>
    </Row>
  );
}
