import type { LucideIcon } from 'lucide-react';

type IconProps = {
  of: LucideIcon;
  /** Its name for screen readers where it stands alone; without one it is decorative. */
  label?: string;
  /** The side in px. */
  size?: number;
};

/** An icon of lucide in the text's colour. Import each by its path: `lucide-react/icons/search`. */
export function Icon({ of: Drawing, label, size = 20 }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Drawing {...name} size={size} strokeWidth={1.75} focusable="false" />;
}
