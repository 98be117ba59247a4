import { chakra } from '@chakra-ui/react/styled-system';
import { formatColour, parseColour } from '@/shared/boot';
import type { VenueTheme } from '@/shared/theme';
import { Field } from '@/shared/ui/field';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { type ColourFieldInfo, findFallback, listAdjustments } from '../lib/fields';
import { formatRatio } from '../lib/ratio-text';
import { text } from '../texts';

const Inputs = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3' } });
const Picker = chakra('input', {
  base: {
    flexShrink: 0,
    width: '14',
    height: 'field',
    padding: '1',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'md',
    background: 'surface',
    cursor: 'pointer',
  },
});
const List = chakra('ul', {
  base: { margin: '0', padding: '0', listStyle: 'none', overflowWrap: 'anywhere' },
});

type ColourRowProps = { colour: ColourFieldInfo; theme: VenueTheme; onTry: (value: string) => void };

/** A colour of the theme, which can be typed or picked, and the shades that the site derives from it. */
export function ColourRow({ colour, theme, onTry }: ColourRowProps) {
  const { label } = colour;
  const themeValue = theme[colour.field];
  const typedColour = typeof themeValue === 'string' ? themeValue : '';
  const parsedColour = parseColour(themeValue);
  const fallback = findFallback(colour, theme);
  const ownColour = parsedColour ? formatColour(parsedColour) : fallback;
  const isInvalid = typedColour !== '' && parsedColour === null;
  return (
    <div>
      <Field
        label={label}
        hint={typedColour === '' ? text('theme.notSet', { default: fallback }) : undefined}
        error={isInvalid ? text('theme.notAColour', { default: fallback }) : null}
      >
        {(control) => (
          <Inputs>
            <TextInput
              {...control}
              value={typedColour}
              onValueChange={onTry}
              autoComplete="off"
              spellCheck={false}
              width="medium"
            />
            <Picker
              type="color"
              aria-label={text('theme.pick', { label })}
              value={ownColour.toLowerCase()}
              onChange={(event) => onTry(event.currentTarget.value.toUpperCase())}
            />
          </Inputs>
        )}
      </Field>
      <List>
        {listAdjustments(colour, ownColour, theme).map(({ use, shownColour, ownRatio, leastContrast }) => (
          <Text as="li" key={use} tone="muted" size="sm" marginTop="1">
            {ownRatio === null
              ? text('theme.asSent', { use })
              : text('theme.adjusted', {
                  use,
                  shown: shownColour,
                  own: ownColour,
                  ratio: formatRatio(ownRatio),
                  least: formatRatio(leastContrast),
                })}
          </Text>
        ))}
      </List>
    </div>
  );
}
