import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { inputRecipe } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { KIND_OPTIONS, readKind } from '../lib/kinds';
import {
  $configurationText,
  $loadedAddress,
  $selectedKind,
  $textError,
  checkClicked,
  kindChosen,
  textChanged,
} from '../model/check';
import { text } from '../texts';

const JsonTextarea = chakra('textarea', {
  ...inputRecipe,
  base: { ...inputRecipe.base, fontFamily: 'monospace', fontSize: 'sm', lineHeight: 'normal' },
});

/** A field for the JSON to check. */
export function PasteConfiguration() {
  const { configurationText, error, selectedKind, loadedAddress, ...events } = useUnit({
    configurationText: $configurationText,
    error: $textError,
    selectedKind: $selectedKind,
    loadedAddress: $loadedAddress,
    changeText: textChanged,
    kindChosen,
    checkClicked,
  });
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error) textareaRef.current?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    events.checkClicked();
  };
  return (
    <Card as="section" aria-labelledby="preview-paste">
      <Stack as="form" gap="4" align="start" onSubmit={submit}>
        <Heading level={2} id="preview-paste">
          {text('check.title')}
        </Heading>
        <Field label={text('check.json')} hint={text('check.jsonHint')} error={error}>
          {(control) => (
            <JsonTextarea
              {...control}
              ref={textareaRef}
              rows={12}
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
              value={configurationText}
              onChange={(event) => events.changeText(event.currentTarget.value)}
            />
          )}
        </Field>
        {loadedAddress !== '' && (
          <Text tone="muted" size="sm" overflowWrap="anywhere">
            {text('live.loaded', { address: loadedAddress })}
          </Text>
        )}
        <Field label={text('kind.title')}>
          {(control) => (
            <Select
              {...control}
              options={[{ value: '', label: text('kind.auto') }, ...KIND_OPTIONS]}
              value={selectedKind ?? ''}
              onValueChange={(value) => events.kindChosen(readKind(value))}
            />
          )}
        </Field>
        <Button type="submit">{text('check.check')}</Button>
      </Stack>
    </Card>
  );
}
