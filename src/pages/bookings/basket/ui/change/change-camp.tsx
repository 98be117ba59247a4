import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $cart } from '@/entities/cart';
import { $basketFailure, itemUpdated } from '@/features/change-basket';
import { CampDaysFields, filterAvailableDays } from '@/features/choose-camp-days';
import { toCampOptions } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { Alert } from '@/shared/ui/alert';
import { Text } from '@/shared/ui/text';
import {
  calculateChangedPrice,
  findChangedDays,
  findOtherBookedDays,
  readDayErrors,
  readItemDays,
} from '../../lib/changed-days';
import { formatCampTitle, type Item } from '../../lib/items';
import * as model from '../../model/change-item';
import { text } from '../../texts';
import { DialogFrame } from './dialog-frame';

/** The dialog that changes the days of a camp: the days of the item are ticked, and its places count as free. */
export function ChangeCamp({ item }: { item: Item }) {
  const { camp, campFailure, isLoading, cart, config, failure, close, retry, update } = useUnit({
    camp: model.$camp,
    campFailure: model.$campFailure,
    isLoading: model.$isCampLoading,
    cart: $cart,
    config: $config,
    failure: $basketFailure,
    close: model.changeClosed,
    retry: model.campRetryClicked,
    update: itemUpdated,
  });
  const [chosenDays, setChosenDays] = useState(() => readItemDays(item));
  const [isDayMissing, setDayMissing] = useState(false);
  const refusal =
    failure?.change.kind === 'update' && failure.change.itemId === item.id
      ? { message: failure.message, dayErrors: readDayErrors(failure.change.options, failure.errors) }
      : null;
  const otherBookedDays = camp ? findOtherBookedDays(item, camp) : [];
  const availableDays = camp ? filterAvailableDays(chosenDays, camp, otherBookedDays) : {};
  const hasNoDays = Object.keys(availableDays).length === 0;
  const saveChange = () => {
    if (!camp) return;
    setDayMissing(hasNoDays);
    if (hasNoDays) return;
    const days = findChangedDays(item, camp, chosenDays);
    if (days === null) close();
    else update({ itemId: item.id, options: toCampOptions(days) });
  };
  const price =
    camp && !hasNoDays ? calculateChangedPrice(item, cart?.items ?? [], camp, availableDays) : null;
  return (
    <DialogFrame
      item={item}
      title={text('basket.changeDaysNamed', { name: formatCampTitle(item) })}
      size="md"
      loading={{ failure: campFailure, isLoading, onRetry: () => retry() }}
      summary={
        price !== null && (
          <Text role="status" tone="strong" hasFigures>
            {text('change.price', { price: formatMoney(price, config.currency) })}
          </Text>
        )
      }
      onSave={saveChange}
    >
      {camp && (
        <>
          {refusal && (
            <Alert status="danger" title={text('change.refused')}>
              {Object.keys(refusal.dayErrors).length === 0 && refusal.message}
            </Alert>
          )}
          <CampDaysFields
            camp={camp}
            childName=""
            chosenDays={availableDays}
            bookedDays={otherBookedDays}
            errors={refusal?.dayErrors ?? {}}
            onChange={(days) => {
              setDayMissing(false);
              setChosenDays(days);
            }}
          />
          {isDayMissing && hasNoDays && <Alert status="danger">{text('change.chooseDay')}</Alert>}
        </>
      )}
    </DialogFrame>
  );
}
