import { useUnit } from 'effector-react';
import { $client, $operatorName } from '@/entities/client';
import type { Elements } from '@/shared/ui/elements';
import { Heading } from '@/shared/ui/heading';
import { Picture } from '@/shared/ui/picture';
import { styled } from '@/shared/ui/styled';

/** Applies after a search: the finder around the band sets the attribute. */
const AFTER_SEARCH = '[data-asked] &';

const Band = styled('div', {
  base: {
    '--focus-color': 'currentColor',
    display: 'grid',
    gridTemplateColumns: { lg: '3fr 2fr' },
    marginX: { base: '-4', md: '0' },
    borderRadius: { md: 'lg' },
    background: 'dark',
    color: 'dark.on',
    overflowWrap: 'anywhere',
    // After a search the band shrinks to a search bar, so that the results have the room.
    [AFTER_SEARCH]: {
      position: 'relative',
      gridTemplateColumns: '1fr',
      '& > :last-child': { display: 'none' },
    },
  },
});
const Words = styled('div', {
  base: {
    minWidth: '0',
    paddingX: { base: '4', md: '8', lg: '12' },
    paddingTop: { base: '6', lg: '12' },
    paddingBottom: { base: '4', lg: '8' },
    '& > h1': {
      margin: '0',
      color: 'inherit',
      fontFamily: 'body',
      fontSize: 'md',
      fontWeight: 'bold',
      lineHeight: 'normal',
    },
    '& > h2, & > p': { margin: '0' },
    [AFTER_SEARCH]: {
      paddingX: { base: '4', md: '4', lg: '4' },
      paddingY: { base: '2', lg: '2' },
      '& > :not(:last-child)': { position: 'absolute', clipPath: 'inset(50%)' },
      '& > :not(h1, h2, :last-child)': { visibility: 'hidden' },
    },
  },
});
const Name = styled('p', {
  base: {
    fontFamily: 'heading',
    fontSize: {
      base: 'calc(2.125rem * var(--venue-heading-scale, 1.18))',
      md: 'calc(2.75rem * var(--venue-heading-scale, 1.18))',
    },
    fontWeight: 'heavy',
    lineHeight: '1.1',
  },
});
const Lead = styled('p', {
  base: { paddingTop: '2', paddingBottom: '6', fontSize: 'lg', lineHeight: 'normal' },
});
/** The picture beside the text; hidden if there is no room. */
const Side = styled('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    display: { base: 'none', lg: 'block' },
    borderTopRightRadius: 'lg',
    borderBottomRightRadius: 'lg',
    // The sun of a drawing is whole, where the picture has not faded.
    '& svg': { background: 'transparent' },
    '& circle': { cx: '240px', r: '44px' },
    // Fades out along a curve, because a linear gradient shows a visible edge.
    maskImage:
      'linear-gradient(to right, transparent, rgb(0 0 0 / 0.13) 10%, rgb(0 0 0 / 0.5) 25%, rgb(0 0 0 / 0.87) 40%, #000 50%)',
  },
});

interface HomeBandProps {
  readonly title: string;
  /** What customers can do here, with the operator's name; '' while the name has not loaded. */
  readonly name: string;
  readonly lead: string;
  readonly children: Elements;
}

/** The band of a site's home page: its heading and search, beside the operator's picture. */
export function HomeBand({ title, name, lead, children }: HomeBandProps) {
  const { client, operator } = useUnit({ client: $client, operator: $operatorName });
  return (
    <Band>
      <Words>
        <Heading level={1}>{title}</Heading>
        {name !== '' && <Name>{name}</Name>}
        <Lead>{lead}</Lead>
        {children}
      </Words>
      <Side>
        <Picture src={client?.imageUrl} width={1200} height={600} seed={operator} isLazy={false} isFilling />
      </Side>
    </Band>
  );
}
