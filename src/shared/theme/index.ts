export { applyTheme, showLogo } from './apply-theme';
export { buttonRecipe } from './recipes/button';
export { inputRecipe, labelRecipe, tickRecipe, tickRowRecipe } from './recipes/controls';
export { alertRecipe, cardRecipe, modalRecipe, stackRecipe } from './recipes/surfaces';
export { headingRecipe, linkRecipe, textRecipe } from './recipes/typography';
export { system } from './system';
export type { VenueTheme } from './venue-theme';
