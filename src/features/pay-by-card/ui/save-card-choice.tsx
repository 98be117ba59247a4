import { useUnit } from 'effector-react';
import { Checkbox } from '@/shared/ui/checkbox';
import type { CardChoice } from '../model/card-choice';
import { text } from './texts';

/** A checkbox for saving a new card. */
export function SaveCardChoice({ model, isBusy }: { model: CardChoice; isBusy: boolean }) {
  const { isSaveCardTicked, tick } = useUnit({
    isSaveCardTicked: model.$isSaveCardTicked,
    tick: model.saveCardTicked,
  });
  return (
    <Checkbox isChecked={isSaveCardTicked} onCheckedChange={tick} disabled={isBusy}>
      {text('card.save')}
    </Checkbox>
  );
}
