export {
  type BookedDays,
  type ChosenDays,
  filterAvailableDays,
  toCampDays,
  toChosenDays,
} from './lib/chosen-days';
export { calculatePreviewPrices, type PreviewPrice } from './lib/preview-price';
export { CampDaysFields } from './ui/camp-days-fields';
