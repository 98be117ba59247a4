import { useState } from 'react';
import { useNavigate } from 'react-router';
import { handOffPath } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { readTypedCode } from '../lib/code';
import { text } from '../texts';
import { NoIndex } from './no-index';

/** The page where a customer types the code from the desk, if they cannot scan it. */
export function HandOffCodePage() {
  const navigate = useNavigate();
  const [typedCode, setTypedCode] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  return (
    <Stack gap="6">
      <NoIndex />
      <Heading level={1}>{text('code.heading')}</Heading>
      <form
        noValidate
        aria-label={text('code.heading')}
        onSubmit={(event) => {
          event.preventDefault();
          const code = readTypedCode(typedCode);
          setInvalid(code === null);
          if (code === null) event.currentTarget.querySelector('input')?.focus();
          else void navigate(handOffPath(code));
        }}
      >
        <Stack gap="4" align="start">
          <Field
            label={text('code.code')}
            hint={text('code.hint')}
            error={isInvalid ? text('code.wrong') : null}
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                value={typedCode}
                onValueChange={(value) => {
                  setTypedCode(value);
                  setInvalid(false);
                }}
              />
            )}
          </Field>
          <Button type="submit">{text('code.continue')}</Button>
        </Stack>
      </form>
    </Stack>
  );
}
