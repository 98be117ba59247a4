import type { Elements } from '../elements';
import { styled } from '../styled';
import { VisuallyHidden } from '../visually-hidden';

const Fields = styled('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    },
    alignItems: { md: 'end' },
    gap: { base: '2', md: '3' },
    minWidth: '0',
    maxWidth: '64rem',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    // On a phone each choice names what it filters, so the label is for screen readers only.
    mdDown: {
      '& > div > label': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
});
const Legend = styled('legend', { base: { position: 'absolute', padding: '0' } });

/** The filters of a list: two fields per row on a phone, all in one row if they fit. */
export function FilterFields({ label, children }: { label: string; children: Elements }) {
  return (
    <Fields>
      <Legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Legend>
      {children}
    </Fields>
  );
}
