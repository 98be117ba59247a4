export { type BookedDays, type ChosenDays, keepAvailable, toCampDays, toChosenDays } from './lib/chosen-days';
export { type PreviewPrice, previewPrices } from './lib/preview-price';
export { CampDaysFields } from './ui/camp-days-fields';
