import { useUnit } from 'effector-react';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import { type FormEvent, useEffect, useRef } from 'react';
import { tidyCode } from '@/shared/lib';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import type { PromoCode } from '../model/promo-code';
import { text } from '../texts';

/** The promo code: Add opens the field, Enter or Apply validates, an applied code locks it until it is removed. */
export function PromoCodeForm({ model }: { model: PromoCode }) {
  const { status, code, error, addClicked, codeChanged, applyClicked, removeClicked } = useUnit({
    status: model.$status,
    code: model.$code,
    error: model.$error,
    addClicked: model.addClicked,
    codeChanged: model.codeChanged,
    applyClicked: model.applyClicked,
    removeClicked: model.removeClicked,
  });

  // After a rejected code the focus moves to its field, so that a screen reader announces the error.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== null && form.current?.contains(document.activeElement)) {
      form.current.querySelector('input')?.focus();
    }
  }, [error]);

  // The field gets the focus when the button that opened it disappears, but not for a restored code.
  const wasJustOpened = useRef(false);
  useEffect(() => {
    if (status === 'open' && wasJustOpened.current) form.current?.querySelector('input')?.focus();
    wasJustOpened.current = false;
  }, [status]);

  if (status === 'closed') {
    const add = () => {
      wasJustOpened.current = true;
      addClicked();
    };
    return (
      <Button variant="text" alignSelf="start" onClick={add}>
        <Icon of={Tag} />
        <span>{text('promo.add')}</span>
      </Button>
    );
  }

  const isApplied = status === 'applied';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    applyClicked();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack direction="responsive" gap="3" alignItems={{ base: 'flex-start', sm: 'flex-end' }}>
        <Box width="16rem" maxWidth="full">
          <Field label={text('promo.label')} error={error}>
            {(control) => (
              <TextInput
                {...control}
                tidy={tidyCode}
                value={code}
                onValueChange={codeChanged}
                readOnly={status !== 'open'}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
              />
            )}
          </Field>
        </Box>
        {!isApplied && (
          <Button
            type="submit"
            variant="secondary"
            isBusy={status === 'checking'}
            busyLabel={text('promo.checking')}
          >
            {text('promo.apply')}
          </Button>
        )}
        <Button variant="text" onClick={() => removeClicked()}>
          <Icon of={Trash} />
          <span>{text('promo.remove')}</span>
        </Button>
      </Stack>
      {isApplied && <Alert status="success">{text('promo.applied', { code })}</Alert>}
    </form>
  );
}
