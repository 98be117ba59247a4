import { useUnit } from 'effector-react';
import { ServerForm } from '@/shared/forms';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $isSaving, $username, formModel, PASSWORD_PART } from '../model/password';
import { text } from '../texts';
import { FormButtons } from './form-buttons';
import { Part } from './part';

/** The customer's password. */
export function PasswordSection() {
  const { isSaving, username } = useUnit({ isSaving: $isSaving, username: $username });
  return (
    <Part
      part={PASSWORD_PART}
      title={text('password.heading')}
      form={
        <ServerForm id="password" model={formModel} hasFailed={false} failedText="">
          <Stack gap="0">
            {/* A password manager would take another field of the page for the name to log in with. */}
            <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
            <FormButtons isSaving={isSaving} />
          </Stack>
        </ServerForm>
      }
    >
      <Text>{text('password.intro')}</Text>
    </Part>
  );
}
