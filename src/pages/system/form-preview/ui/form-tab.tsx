import { useUnit } from 'effector-react';
import { Stack } from '@/shared/ui/stack';
import { $check } from '../model/check';
import { Findings } from './findings';
import { FormOnScreen } from './form-shown';
import { LoadConfiguration } from './live';
import { PasteConfiguration } from './paste';

/** The configuration, the findings about it, and the form. */
export function FormTab() {
  const check = useUnit($check);
  const isForm = check?.kind === 'details' || check?.kind === 'questions';
  return (
    <Stack gap="6">
      <LoadConfiguration />
      <PasteConfiguration />
      {check && <Findings check={check} />}
      {check?.reading && isForm && <FormOnScreen />}
    </Stack>
  );
}
