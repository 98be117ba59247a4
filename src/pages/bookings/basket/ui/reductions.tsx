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
import { buildChangedOptions, readItemChoice } from '../lib/changed-options';
import type { Item } from '../lib/items';
import { text } from '../texts';

/** The benefit or package that pays for an item, which can be removed, or the one that could be applied. */
export function Reductions({ item }: { item: Item }) {
  const { changes, removeBenefit, removePackage } = useUnit({
    changes: $changes,
    removeBenefit: benefitRemoved,
    removePackage: packageRemoved,
  });
  const { name, benefit, package: usedPackage, unusedReduction } = item;
  return (
    <>
      {benefit && (
        <Reduction
          sentence={text('basket.reduced', { name: benefit.name })}
          label={text('basket.notUsed')}
          accessibleName={text('basket.notUsedNamed', { name: benefit.name, item: name })}
          isBusy={changes.some((change) => change.kind === 'removeBenefit' && change.id === benefit.id)}
          onClick={() => removeBenefit(benefit.id)}
        />
      )}
      {usedPackage && (
        <Reduction
          sentence={text('basket.reduced', { name: usedPackage.name })}
          label={text('basket.notUsed')}
          accessibleName={text('basket.notUsedNamed', { name: usedPackage.name, item: name })}
          isBusy={changes.some((change) => change.kind === 'removePackage' && change.id === usedPackage.id)}
          onClick={() => removePackage(usedPackage.id)}
        />
      )}
      {unusedReduction && <UnusedReduction item={item} reduction={unusedReduction} />}
    </>
  );
}

interface UnusedReductionProps {
  readonly item: Item;
  readonly reduction: NonNullable<Item['unusedReduction']>;
}

/** A benefit or package that could pay for the item. If it is used up by now, an error is shown here. */
function UnusedReduction({ item, reduction: { name, pricingOptionId } }: UnusedReductionProps) {
  const { changes, failure, update } = useUnit({
    changes: $changes,
    failure: $basketFailure,
    update: itemUpdated,
  });
  const isOwnChange = (change: (typeof changes)[number]) =>
    change.kind === 'update' &&
    change.itemId === item.id &&
    change.options.pricing_option_id === pricingOptionId;
  const options = buildChangedOptions(item, { ...readItemChoice(item), pricingOptionId });
  return (
    <>
      <Reduction
        sentence={text('basket.unused', { name })}
        label={text('basket.use')}
        accessibleName={text('basket.useNamed', { name, item: item.name })}
        isBusy={changes.some(isOwnChange)}
        onClick={() => update({ itemId: item.id, options })}
      />
      {failure && isOwnChange(failure.change) && (
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
  readonly accessibleName: string;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

function Reduction({ sentence, label, accessibleName, isBusy, onClick }: ReductionProps) {
  return (
    <Stack direction="row" gap="2" rowGap="0" align="center">
      <Text as="span" size="sm">
        {sentence}
      </Text>
      <Button variant="text" isBusy={isBusy} aria-label={accessibleName} onClick={onClick}>
        {label}
      </Button>
    </Stack>
  );
}
