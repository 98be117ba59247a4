import { chakra } from '@chakra-ui/react/styled-system';
import { showLogo } from '../../theme';

const Picture = chakra('img', {
  base: {
    display: 'block',
    height: 'var(--logo-height, 2.5rem)',
    maxWidth: 'min(14rem, 46vw)',
    objectFit: 'contain',
    '&:not([src]), &[src] + span': { display: 'none' },
  },
});

/** The venue's logo; its name in words where there is none or the picture cannot be had. A theme changes it without a render. */
export function VenueLogo({ name }: { name: string }) {
  return (
    <>
      <Picture
        ref={showLogo}
        data-logo
        alt={name}
        onError={(event) => event.currentTarget.removeAttribute('src')}
      />
      <span>{name}</span>
    </>
  );
}
