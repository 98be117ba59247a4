import { useState } from 'react';
import { Checkbox } from '@/shared/ui/checkbox';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { text } from '../../gallery-texts';
import { SampleGroup } from './part';

const SAMPLE_OPTIONS = [
  { value: '1', label: text('gallery.one'), hint: text('gallery.optionHint') },
  { value: '2', label: text('gallery.two') },
  { value: '3', label: text('gallery.three'), isDisabled: true },
];

/** A checkbox that only stores its own state. */
function StatefulCheckbox({
  label,
  isTicked = false,
  error,
}: {
  label: string;
  isTicked?: boolean;
  error?: string;
}) {
  const [isChecked, setIsChecked] = useState(isTicked);
  return (
    <Checkbox isChecked={isChecked} onCheckedChange={setIsChecked} error={error ?? null}>
      {label}
    </Checkbox>
  );
}

export function Choices() {
  const [chosenValue, setChosenValue] = useState('1');
  const radioProps = { options: SAMPLE_OPTIONS, value: chosenValue, onValueChange: setChosenValue };
  return (
    <SampleGroup title={text('gallery.choices')}>
      <Stack gap="1">
        <StatefulCheckbox label={text('gallery.ticked')} isTicked />
        <StatefulCheckbox label={text('gallery.unticked')} />
        <Checkbox isChecked={false} onCheckedChange={() => undefined} disabled>
          {text('gallery.tickDisabled')}
        </Checkbox>
        <StatefulCheckbox label={text('gallery.tickWrong')} error={text('gallery.tickError')} />
      </Stack>
      <RadioGroup label={text('gallery.radios')} {...radioProps} />
      <RadioGroup label={text('gallery.radiosPlain')} appearance="plain" {...radioProps} />
    </SampleGroup>
  );
}
