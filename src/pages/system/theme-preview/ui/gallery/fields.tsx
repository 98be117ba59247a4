import { useState } from 'react';
import { Field } from '@/shared/ui/field';
import { FieldPair } from '@/shared/ui/field-pair';
import { PasswordInput } from '@/shared/ui/password-input';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
import { text } from '../../gallery-texts';
import { DateField } from './date-field';
import { SampleGroup } from './part';

const SAMPLE_OPTIONS = [
  { value: '1', label: text('gallery.one') },
  { value: '2', label: text('gallery.two') },
  { value: '3', label: text('gallery.three'), isDisabled: true },
];

export function Fields() {
  const [password, setPassword] = useState('');
  return (
    <SampleGroup title={text('gallery.fields')}>
      <Field label={text('gallery.name')} hint={text('gallery.hint')}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </Field>
      <Field label={text('gallery.wrong')} hint={text('gallery.hint')} error={text('gallery.error')}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </Field>
      <Field label={text('gallery.doubtful')} warning={text('gallery.warning')}>
        {(control) => <TextInput {...control} autoComplete="off" defaultValue="A" />}
      </Field>
      <FieldPair
        start={
          <Field label={text('gallery.readOnly')}>
            {(control) => <TextInput {...control} readOnly value={text('gallery.rowValue')} />}
          </Field>
        }
        end={
          <Field label={text('gallery.fieldDisabled')}>
            {(control) => <TextInput {...control} disabled value={text('gallery.rowValue')} />}
          </Field>
        }
      />
      <FieldPair
        isNarrow
        start={
          <Field label={text('gallery.short')}>
            {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
          </Field>
        }
        end={
          <Field label={text('gallery.pair')}>
            {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
          </Field>
        }
      />
      <Field label={text('gallery.optional')} isOptional>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </Field>
      <Field label={text('gallery.select')}>
        {(control) => <Select {...control} options={SAMPLE_OPTIONS} placeholder={text('gallery.select')} />}
      </Field>
      <DateField />
      <Field label={text('gallery.password')}>
        {(control) => (
          <PasswordInput {...control} autoComplete="off" value={password} onValueChange={setPassword} />
        )}
      </Field>
    </SampleGroup>
  );
}
