import { useUnit } from 'effector-react';
import { ServerForm } from '@/shared/forms';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $isSaving, $username, formModel, PASSWORD_PART_KEY } from '../model/password';
import { text } from '../texts';
import { FormButtons } from './form-buttons';
import { EditablePart } from './part';

/** The part that changes the customer's password. */
export function PasswordSection() {
  const { isSaving, username } = useUnit({ isSaving: $isSaving, username: $username });
  return (
    <EditablePart
      partKey={PASSWORD_PART_KEY}
      title={text('password.heading')}
      form={
        <ServerForm id="password" model={formModel} hasFailed={false} failedText="">
          <Stack gap="0">
            {/* Without this field a password manager would take another field of the page for the user name. */}
            <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
            <FormButtons isSaving={isSaving} />
          </Stack>
        </ServerForm>
      }
    >
      <Text>{text('password.intro')}</Text>
    </EditablePart>
  );
}
