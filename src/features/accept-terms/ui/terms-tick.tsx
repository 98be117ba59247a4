import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import type { LoadedTerms } from '../model/loaded-terms';
import { text } from '../texts';
import { LoadedTermsModal } from './loaded-terms-modal';

type TermsTickProps = {
  model: LoadedTerms;
  /** The title to show until the operator's own has loaded. */
  title: string;
};

/** As high as the checkbox and its button, one line each. */
const TickArea = chakra('div', {
  base: { display: 'grid', placeContent: 'center start', minHeight: '5.5rem' },
});

/** Terms with a checkbox and a button that opens them. Renders nothing if the operator has none. */
export function TermsTick({ model, title }: TermsTickProps) {
  const { documents, isAccepted, isLoading, isOpen, error, ticked, readClicked } = useUnit({
    documents: model.$documents,
    isAccepted: model.$isAccepted,
    isLoading: model.$isLoading,
    isOpen: model.$isOpen,
    error: model.$error,
    ticked: model.ticked,
    readClicked: model.readClicked,
  });
  const [firstDocument] = documents;
  if (!firstDocument && error === null && !isOpen)
    return isLoading ? (
      <TickArea>
        <Spinner label={text('terms.loading')} size="sm" />
      </TickArea>
    ) : null;

  const shownTitle = firstDocument?.title ?? title;
  return (
    <Stack gap="0" align="start">
      {firstDocument && (
        <Checkbox aria-required isChecked={isAccepted} onCheckedChange={ticked}>
          {text('terms.tick', { title: shownTitle })}
        </Checkbox>
      )}
      {/* Below the words of the tick. */}
      <Button
        variant="text"
        marginInlineStart="calc({spacing.6} + {spacing.3})"
        onClick={() => readClicked()}
      >
        {text('terms.read', { title: shownTitle })}
      </Button>
      <LoadedTermsModal model={model} title={shownTitle} />
    </Stack>
  );
}
