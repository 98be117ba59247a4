import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $client } from '@/entities/client';
import { FONTS, parseFont } from '@/shared/boot';
import { useSearchParams } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { Select } from '@/shared/ui/select';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { COLOUR_FIELDS } from '../lib/fields';
import { $status, $theme, opened, resetClicked, themeFieldsTried } from '../model/theme-preview';
import { text } from '../texts';
import { ColourRow } from './colour-row';
import { ContrastTable } from './figures';
import { Gallery } from './gallery/gallery';
import { Sample } from './sample';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' },
    alignItems: 'start',
    gap: '6',
  },
});
const VenueForm = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'flex-start', sm: 'flex-end' },
    gap: '3',
    maxWidth: 'text',
    '& > button': { flexShrink: 0 },
  },
});

const FONT_NAMES: Readonly<Record<(typeof FONTS)[number], string>> = {
  garage_gothic: 'Garage Gothic',
  lato: 'Lato',
  open_sans: 'Open Sans',
  roboto: 'Roboto',
};
const listFontOptions = (fallback: (typeof FONTS)[number]) => [
  { value: '', label: text('theme.fontDefault', { font: FONT_NAMES[fallback] }) },
  ...FONTS.map((value) => ({ value, label: FONT_NAMES[value] })),
];

/**
 * For operators: a venue's theme, the colours that the site derives from it, and their contrast. `?venue=slug` selects
 * the venue; nothing is sent.
 */
export function ThemePreviewPage() {
  const [query, setQuery] = useSearchParams();
  const venueSlug = query.get('venue');
  const { status, theme, client, ...events } = useUnit({
    status: $status,
    theme: $theme,
    client: $client,
    opened,
    tryFields: themeFieldsTried,
    resetClicked,
  });
  useEffect(() => {
    events.opened(venueSlug || null);
  }, [events.opened, venueSlug]);
  const showVenue = (slug: FormDataEntryValue | null) => setQuery(slug ? { venue: String(slug).trim() } : {});
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1}>{text('page.themePreview')}</Heading>
        <Text tone="muted" size="lg">
          {text('theme.intro')}
        </Text>
      </Stack>
      <VenueForm
        key={venueSlug}
        onSubmit={(event) => {
          event.preventDefault();
          showVenue(new FormData(event.currentTarget).get('venue'));
        }}
      >
        <Field label={text('theme.venue')} hint={text('theme.venueHint')}>
          {(control) => (
            <TextInput {...control} name="venue" defaultValue={venueSlug ?? ''} autoCapitalize="none" />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {text('theme.show')}
        </Button>
      </VenueForm>
      {status === 'fell-back' && <Alert status="warning">{text('theme.fellBack')}</Alert>}
      {status === 'failed' && <Alert status="danger">{text('theme.failed')}</Alert>}
      {status === 'loading' ? (
        <Spinner />
      ) : (
        <Columns>
          <Card as="section" aria-labelledby="theme-colours">
            <Stack gap="6">
              <Heading level={2} id="theme-colours">
                {text('theme.colours')}
              </Heading>
              <Text tone="muted">{text('theme.coloursHint')}</Text>
              {COLOUR_FIELDS.map((colour) => (
                <ColourRow
                  key={colour.field}
                  colour={colour}
                  theme={theme}
                  onTry={(value) => events.tryFields({ [colour.field]: value })}
                />
              ))}
              <Field label={text('theme.headingFont')}>
                {(control) => (
                  <Select
                    {...control}
                    options={listFontOptions('garage_gothic')}
                    value={parseFont(theme.themeAppHeadingFontStyle) ?? ''}
                    onValueChange={(themeAppHeadingFontStyle) =>
                      events.tryFields({ themeAppHeadingFontStyle })
                    }
                  />
                )}
              </Field>
              <Field label={text('theme.bodyFont')}>
                {(control) => (
                  <Select
                    {...control}
                    options={listFontOptions('roboto')}
                    value={parseFont(theme.themeAppBodyFontStyle) ?? ''}
                    onValueChange={(themeAppBodyFontStyle) => events.tryFields({ themeAppBodyFontStyle })}
                  />
                )}
              </Field>
              <Button variant="secondary" onClick={() => events.resetClicked()}>
                {text('theme.reset')}
              </Button>
            </Stack>
          </Card>
          <Stack gap="6">
            <Stack as="section" gap="3" aria-labelledby="theme-sample">
              <Heading level={2} id="theme-sample">
                {text('theme.sample')}
              </Heading>
              <Sample theme={theme} operatorName={client?.name ?? ''} />
            </Stack>
            <Gallery theme={theme} />
            <Card as="section" aria-labelledby="theme-figures">
              <Stack gap="3">
                <Heading level={2} id="theme-figures">
                  {text('theme.figures')}
                </Heading>
                <ContrastTable theme={theme} />
              </Stack>
            </Card>
          </Stack>
        </Columns>
      )}
    </Stack>
  );
}
