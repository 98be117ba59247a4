import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { formatPaymentType, PAYMENT_TYPES, type PaymentType } from '@/entities/membership';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { ChooseMembership } from '../model/choose-membership';
import { text } from '../texts';

/** High enough for a sticky row above the cards; not the case with 400 % zoom. */
const TALL_WINDOW = '@media (min-height: 600px)';
const WIDE_WINDOW = '@media (min-width: 48rem)';
const MIDDLE_WINDOW =
  '@media (min-width: 48rem) and (max-width: 59.37rem), (min-width: 48rem) and (max-aspect-ratio: 4/5)';

/** The toggle, the chips and the count, sticky while the cards scroll. */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginInline: { base: '-4', md: '-6' },
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    background: { base: 'page', sm: 'surface' },
    // On a phone the count is the first line, and scrolls out of view.
    [TALL_WINDOW]: {
      position: 'sticky',
      top: { base: 'calc(var(--frame-top, 0px) - 1.75rem)', md: 'var(--frame-top, 0px)' },
      zIndex: '1',
    },
  },
});
const CountLine = chakra('p', {
  base: {
    order: { base: '-1', md: '0' },
    width: { base: 'full', md: 'auto' },
    margin: '0',
    marginInlineStart: 'auto',
    color: 'fg.muted',
    fontSize: 'sm',
    lineHeight: 'snug',
  },
});
const FilterGroup = chakra('fieldset', {
  base: { display: 'flex', minWidth: '0', margin: '0', padding: '0', borderWidth: '0' },
  variants: {
    kind: {
      // Text of 200 % has a line for each of the two.
      toggle: {
        flexWrap: 'wrap',
        maxWidth: 'full',
        padding: '1',
        borderRadius: '1.75rem',
        background: 'subtle',
      },
      // On a phone one line, moved sideways; where it is low, for instance zoomed, the chips wrap.
      chips: {
        gap: '2',
        alignItems: 'flex-start',
        flexWrap: 'wrap',
        // Two rows are visible and the others scroll, so that the cards keep most of the window.
        [TALL_WINDOW]: {
          flexWrap: 'nowrap',
          overflow: 'auto',
          flex: '1 1 0',
          minWidth: 'min(12rem, 100%)',
          maxHeight: '7rem',
          padding: '1',
        },
        [WIDE_WINDOW]: { flexWrap: 'wrap' },
        // On their own line, below the toggle and the count.
        [MIDDLE_WINDOW]: { flex: '1 1 100%', order: '1' },
      },
    },
  },
});
const Legend = chakra('legend', { base: { position: 'absolute', padding: '0' } });
const FOCUS_OUTLINE = { outline: '3px solid {colors.focus}', outlineOffset: '2px' } as const;
const PaymentChoice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: '4',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    fontWeight: 'medium',
    cursor: 'pointer',
    '& input': { position: 'absolute', opacity: '0' },
    '&[data-chosen]': {
      background: 'surface',
      borderColor: 'chosen',
      fontWeight: 'bold',
    },
    '&:has(:focus-visible)': FOCUS_OUTLINE,
    '@supports not selector(:has(*))': { '&:focus-within': FOCUS_OUTLINE },
    '@media (forced-colors: active)': { '&[data-chosen]': { borderColor: 'Highlight' } },
  },
});
const Chip = chakra('button', {
  base: {
    flexShrink: '0',
    maxWidth: 'full',
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
      background: 'primary.tint',
      borderColor: 'chosen',
      fontWeight: 'bold',
      // A light colour may look like the surface, so the chosen option also has a stronger edge.
      boxShadow: '0 0 0 1px {colors.primary.text}',
    },
  },
});

/** The filters: Monthly or Single payment, the category, and how many memberships were found. */
export function Filters({ model, countText }: { model: ChooseMembership; countText: string }) {
  const view = useUnit({
    paymentType: model.$paymentType,
    categoryId: model.$categoryId,
    categories: model.$categories,
    paymentTypeChosen: model.paymentTypeChosen,
    categoryChosen: model.categoryChosen,
  });
  const categories = [{ id: null, name: text('membership.allTypes') }, ...view.categories];
  return (
    <Bar>
      <PaymentToggle value={view.paymentType} onChoose={view.paymentTypeChosen} />
      {view.categories.length > 0 && (
        <FilterGroup kind="chips">
          <Legend>
            <VisuallyHidden>{text('membership.category')}</VisuallyHidden>
          </Legend>
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
        </FilterGroup>
      )}
      <CountLine role="status">{countText}</CountLine>
    </Bar>
  );
}

function PaymentToggle({ value, onChoose }: { value: PaymentType; onChoose: (type: PaymentType) => void }) {
  return (
    <FilterGroup kind="toggle" role="radiogroup">
      <Legend>
        <VisuallyHidden>{text('membership.payment')}</VisuallyHidden>
      </Legend>
      {PAYMENT_TYPES.map((type) => (
        <PaymentChoice key={type} data-chosen={type === value || undefined}>
          <input
            type="radio"
            name="payment-type"
            value={type}
            checked={type === value}
            onChange={() => onChoose(type)}
          />
          <span>{formatPaymentType(type)}</span>
        </PaymentChoice>
      ))}
    </FilterGroup>
  );
}
