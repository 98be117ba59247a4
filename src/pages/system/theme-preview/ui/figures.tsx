import { chakra } from '@chakra-ui/react/styled-system';
import {
  type MeasuredPair,
  MIN_CONTRAST_BY_KIND,
  measurePairs,
  toThemeVariables,
  type VenueTheme,
} from '@/shared/theme';
import { Text } from '@/shared/ui/text';
import { formatRatio } from '../lib/ratio-text';
import { text } from '../texts';

const Table = chakra('table', {
  base: { width: 'full', borderCollapse: 'collapse', fontSize: { base: 'sm', md: 'md' } },
});
const CELL_STYLE = {
  paddingY: '2',
  paddingInlineEnd: { base: '2', md: '4' },
  textAlign: 'start',
  borderBottomWidth: '1px',
  borderBottomStyle: 'solid',
  borderColor: 'line',
} as const;
const ColumnHeader = chakra('th', { base: { ...CELL_STYLE, fontWeight: 'bold' } });
const RowHeader = chakra('th', { base: { ...CELL_STYLE, fontWeight: 'normal' } });
const Cell = chakra('td', { base: { ...CELL_STYLE, fontVariantNumeric: 'tabular-nums' } });
const Ratio = chakra('span', { base: { whiteSpace: 'nowrap' } });
const Verdict = chakra('span', {
  base: { fontWeight: 'bold' },
  variants: { isEnough: { true: { color: 'success' }, false: { color: 'danger' } } },
});
const Swatch = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '12',
    height: '8',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'sm',
    fontWeight: 'bold',
  },
});
const Ring = chakra('span', {
  base: { width: '6', height: '4', borderWidth: '3px', borderStyle: 'solid', borderRadius: 'sm' },
});

/** Each pair of colours on the surface with the lowest contrast. */
function findLowestPairs(measuredPairs: readonly MeasuredPair[]): readonly MeasuredPair[] {
  const lowestByPair = new Map<MeasuredPair['pair'], MeasuredPair>();
  for (const measuredPair of measuredPairs) {
    const lowestPair = lowestByPair.get(measuredPair.pair);
    if (!lowestPair || measuredPair.ratio < lowestPair.ratio)
      lowestByPair.set(measuredPair.pair, measuredPair);
  }
  return [...lowestByPair.values()];
}

/** Every pair of colours that the site derives, with its contrast ratio. */
export function ContrastTable({ theme }: { theme: VenueTheme }) {
  const measuredPairs = measurePairs(toThemeVariables(theme));
  const passedCount = measuredPairs.filter(({ isEnough }) => isEnough).length;
  return (
    <>
      <Text tone="muted">{text('theme.figuresHint')}</Text>
      <Text role="status" tone="strong">
        {text('theme.verdict', { passed: passedCount, count: measuredPairs.length })}
      </Text>
      <Table>
        <thead>
          <tr>
            <ColumnHeader scope="col">{text('theme.column.use')}</ColumnHeader>
            <ColumnHeader scope="col">{text('theme.column.colours')}</ColumnHeader>
            <ColumnHeader scope="col">{text('theme.column.ratio')}</ColumnHeader>
            <ColumnHeader scope="col">{text('theme.column.verdict')}</ColumnHeader>
          </tr>
        </thead>
        <tbody>
          {findLowestPairs(measuredPairs).map(({ pair, colour, background, ratio, isEnough }) => (
            <tr key={pair.use}>
              <RowHeader scope="row">{pair.use}</RowHeader>
              <Cell>
                <Swatch
                  style={{ color: colour, background }}
                  title={`${colour} / ${background}`}
                  aria-hidden="true"
                >
                  {pair.kind === 'text' ? 'Aa' : <Ring style={{ borderColor: colour }} />}
                </Swatch>
              </Cell>
              <Cell>
                <Ratio>{formatRatio(ratio)}</Ratio>{' '}
                <Text as="span" tone="muted" size="sm" display="inline-block">
                  {`≥ ${MIN_CONTRAST_BY_KIND[pair.kind]}`}
                </Text>
              </Cell>
              <Cell>
                <Verdict isEnough={isEnough}>{text(isEnough ? 'theme.pass' : 'theme.fail')}</Verdict>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
