export { type ChosenDays, stillOpen, type Taken, toCampDays, toChosenDays } from './lib/chosen-days';
export { type PreviewPrice, previewPrices } from './lib/preview-price';
export { CampDaysFields } from './ui/camp-days-fields';
