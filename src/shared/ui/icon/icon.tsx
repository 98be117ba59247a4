import type { LucideIcon } from 'lucide-react';

type IconProps = {
  of: LucideIcon;
  /** The icon's name for screen readers; without one the icon is decorative. */
  label?: string;
  /** The width and height in px. */
  size?: number;
};

/** An icon of lucide in the text's colour. Import each by its path: `lucide-react/icons/search`. */
export function Icon({ of: Drawing, label, size = 20 }: IconProps) {
  const accessibleName = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Drawing {...accessibleName} size={size} strokeWidth={1.75} focusable="false" />;
}
