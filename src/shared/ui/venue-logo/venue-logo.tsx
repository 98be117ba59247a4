import { showLogo } from '../../theme';
import { styled } from '../styled';

const LogoImage = styled('img', {
  base: {
    display: 'block',
    height: 'var(--logo-height, 2.5rem)',
    maxWidth: 'min(14rem, 46vw, 100%)',
    objectFit: 'contain',
    '&:not([src]), &[src] + span': { display: 'none' },
  },
});

/** The venue's logo, or its name if it has none. Themes change the logo without rendering React. */
export function VenueLogo({ name }: { name: string }) {
  return (
    <>
      <LogoImage
        ref={showLogo}
        data-logo
        alt={name}
        onError={(event) => event.currentTarget.removeAttribute('src')}
      />
      <span>{name}</span>
    </>
  );
}
