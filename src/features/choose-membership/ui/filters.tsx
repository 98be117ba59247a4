import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { isPaymentType, PAYMENT_TYPES, paymentTypeLabel } from '@/entities/membership';
import { Checkbox } from '@/shared/ui/checkbox';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import type { ChooseMembership } from '../model/choose-membership';
import { text } from '../texts';

const Chips = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    minWidth: '0',
  },
});
const Legend = chakra('legend', { base: { padding: '0', marginBottom: '2', fontWeight: 'bold' } });
const Chip = chakra('button', {
  base: {
    minHeight: 'target',
    paddingX: '4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'full',
    background: 'surface',
    color: 'fg',
    font: 'inherit',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      background: 'primary.fill',
      borderColor: 'primary.border',
      color: 'primary.on',
      fontWeight: 'bold',
      // A light colour may look like the surface: what is chosen has a stronger edge as well.
      boxShadow: '0 0 0 1px var(--venue-primary-border)',
    },
  },
});

/** Monthly or Single payment, the category, and whether ineligible memberships are shown. */
export function Filters({ model }: { model: ChooseMembership }) {
  const view = useUnit({
    paymentType: model.$paymentType,
    categoryId: model.$categoryId,
    categories: model.$categories,
    canShowIneligible: model.$canShowIneligible,
    showsIneligible: model.$showsIneligible,
    paymentTypeChosen: model.paymentTypeChosen,
    categoryChosen: model.categoryChosen,
    ineligibleToggled: model.ineligibleToggled,
  });
  const categories = [{ id: null, name: text('membership.allTypes') }, ...view.categories];
  return (
    <Stack gap="6">
      <RadioGroup
        label={text('membership.payment')}
        isRow
        value={view.paymentType}
        options={PAYMENT_TYPES.map((value) => ({ value, label: paymentTypeLabel(value) }))}
        onValueChange={(value) => {
          if (isPaymentType(value)) view.paymentTypeChosen(value);
        }}
      />
      {view.categories.length > 0 && (
        <Chips>
          <Legend>{text('membership.category')}</Legend>
          {categories.map(({ id, name }) => (
            <Chip
              key={id ?? 'all'}
              type="button"
              aria-pressed={id === view.categoryId}
              onClick={() => view.categoryChosen(id)}
            >
              {name}
            </Chip>
          ))}
        </Chips>
      )}
      {view.canShowIneligible && (
        <Checkbox isChecked={view.showsIneligible} onCheckedChange={view.ineligibleToggled}>
          {text('membership.showIneligible')}
        </Checkbox>
      )}
    </Stack>
  );
}
