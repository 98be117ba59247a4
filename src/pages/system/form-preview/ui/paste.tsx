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
import { KINDS, readKind } from '../lib/kinds';
import { $kind, $loadedFrom, $text, $textError, checkClicked, kindChosen, textChanged } from '../model/check';
import { text } from '../texts';

const Json = chakra('textarea', {
  ...inputRecipe,
  base: { ...inputRecipe.base, fontFamily: 'monospace', fontSize: 'sm', lineHeight: 'normal' },
});

/** A field for the JSON to check. */
export function Paste() {
  const { value, error, given, from, ...events } = useUnit({
    value: $text,
    error: $textError,
    given: $kind,
    from: $loadedFrom,
    changed: textChanged,
    kindChosen,
    checkClicked,
  });
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error) area.current?.focus();
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
            <Json
              {...control}
              ref={area}
              rows={12}
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
              value={value}
              onChange={(event) => events.changed(event.currentTarget.value)}
            />
          )}
        </Field>
        {from !== '' && (
          <Text tone="muted" size="sm" overflowWrap="anywhere">
            {text('live.loaded', { address: from })}
          </Text>
        )}
        <Field label={text('kind.title')}>
          {(control) => (
            <Select
              {...control}
              options={[{ value: '', label: text('kind.auto') }, ...KINDS]}
              value={given ?? ''}
              onValueChange={(value) => events.kindChosen(readKind(value))}
            />
          )}
        </Field>
        <Button type="submit">{text('check.check')}</Button>
      </Stack>
    </Card>
  );
}
