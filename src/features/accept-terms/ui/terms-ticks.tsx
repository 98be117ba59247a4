import { useUnit } from 'effector-react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import type { LoadedTerms } from '../model/loaded-terms';
import { text } from '../texts';
import { TermsTick } from './terms-tick';

type TermsTicksProps = {
  /** The terms of a section, each with a title to show until its own has loaded. */
  terms: readonly { readonly model: LoadedTerms; readonly title: string }[];
};

function listRetries(terms: TermsTicksProps['terms']) {
  return terms.map(({ model }) => model.retryClicked);
}

/** All terms of a section. If some failed to load, one message reports it and one button retries all of them. */
export function TermsTicks({ terms }: TermsTicksProps) {
  const errors = useUnit(terms.map(({ model }) => model.$error));
  const loadingFlags = useUnit(terms.map(({ model }) => model.$isLoading));
  const retries = useUnit(listRetries(terms));
  const [error = null] = errors.filter((message) => message !== null);
  const retry = () => {
    for (const [index, retryLoad] of retries.entries()) if (errors[index] !== null) retryLoad();
  };
  return (
    <FocusHandover hasError={error !== null} label={text('terms.group')}>
      <Stack gap="2">
        {error !== null && (
          <Alert status="danger" title={text('terms.loadFailed')}>
            <Text>{error}</Text>
            <Button variant="text" onClick={retry} isBusy={loadingFlags.includes(true)}>
              {uiText('form.tryAgain')}
            </Button>
          </Alert>
        )}
        {terms.map(({ model, title }) => (
          <TermsTick key={title} model={model} title={title} />
        ))}
      </Stack>
    </FocusHandover>
  );
}
