/** The style of the site's own fields in the venue's theme, named as in the providers' options. */
export type FieldStyle = {
  readonly color: string;
  readonly placeholderColor: string;
  readonly invalidColor: string;
  readonly focusColor: string;
  readonly backgroundColor: string;
  readonly borderColor: string;
  /** In px. */
  readonly borderRadius: number;
  /** In px, at the start and end of a line. */
  readonly padding: number;
  readonly fontFamily: string;
  /** With its unit; larger on a kiosk. */
  readonly fontSize: string;
};

/** Reads the computed style of the fields' container, which has the theme's colours, corners and font. */
export function readFieldStyle(container: HTMLElement): FieldStyle {
  const computed = window.getComputedStyle(container);
  const { color, backgroundColor, borderTopColor, borderTopLeftRadius, fontFamily, fontSize } = computed;
  return {
    color,
    placeholderColor: computed.getPropertyValue('--placeholder'),
    invalidColor: computed.getPropertyValue('--invalid'),
    focusColor: computed.getPropertyValue('--focused'),
    backgroundColor,
    borderColor: borderTopColor,
    borderRadius: Number.parseFloat(borderTopLeftRadius),
    padding: Number.parseFloat(computed.paddingLeft),
    fontFamily,
    fontSize,
  };
}

const OWN_BORDERS_ATTRIBUTE = 'data-has-own-borders';

/** For fields with their own borders, whose container then draws none. */
export function setOwnBorders(container: HTMLElement, hasOwnBorders: boolean): void {
  container.toggleAttribute(OWN_BORDERS_ATTRIBUTE, hasOwnBorders);
}
