import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { customerText } from '@/entities/customer';
import { tidyUsername } from '@/shared/lib';
import { $toasts } from '@/shared/toast';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Modal } from '@/shared/ui/modal';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import type { ForgottenPasswordModel, ForgottenPasswordStep } from '../model/forgotten-password';
import { text } from './texts';

const TITLES = {
  asking: text('forgotten.title'),
  customerId: text('forgotten.customerIdTitle'),
  sent: text('forgotten.sentTitle'),
} as const satisfies Record<Exclude<ForgottenPasswordStep, 'closed'>, string>;

type ForgottenPasswordProps = { readonly model: ForgottenPasswordModel };

/** 'Forgotten your password?' and its modals. Requirements S6.4, S6.5. */
export function ForgottenPassword({ model }: ForgottenPasswordProps) {
  return (
    <>
      <ForgottenPasswordLink model={model} />
      <ForgottenPasswordModals model={model} />
    </>
  );
}

/** Opens the modals, which are rendered elsewhere, because a log-in modal closes before they open. */
export function ForgottenPasswordLink({ model }: ForgottenPasswordProps) {
  const clicked = useUnit(model.linkClicked);
  return (
    <Button variant="text" alignSelf="start" onClick={() => clicked()}>
      {text('forgotten.link')}
    </Button>
  );
}

export function ForgottenPasswordModals({ model }: ForgottenPasswordProps) {
  const { step, closed } = useUnit({ step: model.$step, closed: model.modalClosed });
  if (step === 'closed') return null;
  return (
    // Each step is its own dialog, so that its title is announced and the focus starts again.
    <Modal key={step} isOpen onClose={() => closed()} title={TITLES[step]} size="sm">
      {step === 'sent' ? (
        <SentConfirmation model={model} />
      ) : (
        <RequestForm model={model} asksForCustomerId={step === 'customerId'} />
      )}
    </Modal>
  );
}

function RequestForm({
  model,
  asksForCustomerId: isForId,
}: {
  model: ForgottenPasswordModel;
  asksForCustomerId: boolean;
}) {
  const { value, fieldError, error, notice, isPending, toasts, ...handlers } = useUnit({
    value: model.$typedUsername,
    fieldError: model.$fieldError,
    error: model.$error,
    notice: model.$notice,
    isPending: model.$isPending,
    toasts: $toasts,
    valueChanged: model.usernameTyped,
    submitted: model.submitted,
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fieldError !== null) form.current?.querySelector('input')?.focus();
  }, [fieldError]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handlers.submitted();
      }}
    >
      <Stack gap="4">
        <Text>{isForId && notice !== null ? notice : text('forgotten.text')}</Text>
        <Field
          label={isForId ? text('forgotten.customerId') : customerText('login.username')}
          hint={isForId ? text('forgotten.customerIdHint') : undefined}
          error={fieldError}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              name="emailOrReference"
              autoComplete={isForId ? 'off' : 'username'}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              tidy={tidyUsername}
              value={value}
              onValueChange={handlers.valueChanged}
            />
          )}
        </Field>
        <Button type="submit" alignSelf="start" isBusy={isPending} busyLabel={text('forgotten.busy')}>
          {text('forgotten.submit')}
        </Button>
        {/* It stays when its toast, which is read out, is gone. */}
        {error && !toasts.some(({ content }) => content === error) && (
          <Alert status="danger" isLive={false}>
            {error}
          </Alert>
        )}
      </Stack>
    </form>
  );
}

function SentConfirmation({ model }: ForgottenPasswordProps) {
  const closed = useUnit(model.modalClosed);
  return (
    <Stack gap="4" align="start">
      <Text>{text('forgotten.sent')}</Text>
      <Text tone="muted">{text('forgotten.notArrived')}</Text>
      <Button onClick={() => closed()}>{text('forgotten.back')}</Button>
    </Stack>
  );
}
