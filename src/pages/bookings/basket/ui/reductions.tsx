import { useUnit } from 'effector-react';
import {
  $basketFailure,
  $changes,
  benefitRemoved,
  itemUpdated,
  packageRemoved,
} from '@/features/change-basket';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { findChangedOptions, readItemChoice } from '../lib/changed-options';
import type { Item } from '../lib/items';
import { text } from '../texts';

/** The benefit or package that pays for an item, which can be removed, or the one that could be applied. */
export function Reductions({ item }: { item: Item }) {
  const { changes, withoutBenefit, withoutPackage } = useUnit({
    changes: $changes,
    withoutBenefit: benefitRemoved,
    withoutPackage: packageRemoved,
  });
  const { name, benefit, package: usedPackage, unusedReduction } = item;
  return (
    <>
      {benefit && (
        <Reduction
          sentence={text('basket.reduced', { name: benefit.name })}
          label={text('basket.notUsed')}
          fullLabel={text('basket.notUsedNamed', { name: benefit.name, item: name })}
          isBusy={changes.some((change) => change.kind === 'removeBenefit' && change.id === benefit.id)}
          onClick={() => withoutBenefit(benefit.id)}
        />
      )}
      {usedPackage && (
        <Reduction
          sentence={text('basket.reduced', { name: usedPackage.name })}
          label={text('basket.notUsed')}
          fullLabel={text('basket.notUsedNamed', { name: usedPackage.name, item: name })}
          isBusy={changes.some((change) => change.kind === 'removePackage' && change.id === usedPackage.id)}
          onClick={() => withoutPackage(usedPackage.id)}
        />
      )}
      {unusedReduction && <Unused item={item} reduction={unusedReduction} />}
    </>
  );
}

interface UnusedProps {
  readonly item: Item;
  readonly reduction: NonNullable<Item['unusedReduction']>;
}

/** A benefit or package that could pay for the item. If it is used up by now, an error is shown here. */
function Unused({ item, reduction: { name, pricingOptionId } }: UnusedProps) {
  const { changes, failure, update } = useUnit({
    changes: $changes,
    failure: $basketFailure,
    update: itemUpdated,
  });
  const isOfThis = (change: (typeof changes)[number]) =>
    change.kind === 'update' &&
    change.itemId === item.id &&
    change.options.pricing_option_id === pricingOptionId;
  const options = findChangedOptions(item, { ...readItemChoice(item), pricingOptionId });
  return (
    <>
      <Reduction
        sentence={text('basket.unused', { name })}
        label={text('basket.use')}
        fullLabel={text('basket.useNamed', { name, item: item.name })}
        isBusy={changes.some(isOfThis)}
        onClick={() => update({ itemId: item.id, options })}
      />
      {failure && isOfThis(failure.change) && (
        <Alert status="danger" title={text('basket.couldNotUse')}>
          {failure.message}
        </Alert>
      )}
    </>
  );
}

interface ReductionProps {
  readonly sentence: string;
  readonly label: string;
  readonly fullLabel: string;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

function Reduction({ sentence, label, fullLabel, isBusy, onClick }: ReductionProps) {
  return (
    <Stack direction="row" gap="2" rowGap="0" align="center">
      <Text as="span" size="sm">
        {sentence}
      </Text>
      <Button variant="text" isBusy={isBusy} aria-label={fullLabel} onClick={onClick}>
        {label}
      </Button>
    </Stack>
  );
}
