export { applyTheme, showLogo } from './apply-theme';
export { clampLines } from './clamp-lines';
export { MIN_TEXT_CONTRAST } from './contrast';
export { LOW_WINDOW } from './low-window';
export { MOTION } from './motion';
export {
  type ColourToken,
  calculateHexContrast,
  findTokenColour,
  type MeasuredPair,
  MIN_CONTRAST_BY_KIND,
  measurePairs,
} from './pairs';
export { buttonRecipe } from './recipes/button';
export { inputRecipe, labelRecipe, tickRecipe, tickRowRecipe } from './recipes/controls';
export { modalRecipe } from './recipes/modal';
export { alertRecipe, cardRecipe, stackRecipe } from './recipes/surfaces';
export { headingRecipe, linkRecipe, textRecipe } from './recipes/typography';
export { createDesignSystem } from './system';
export { text as themeText } from './texts';
export { readLogo } from './theme-values';
export { toThemeVariables, type VenueTheme } from './venue-theme';
