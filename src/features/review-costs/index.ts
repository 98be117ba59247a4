export { createReviewCosts } from './model/review-costs';
export { createStartDate } from './model/start-date';
export { text as costsText } from './texts';
export { DateChoice } from './ui/date-choice';
export { GoCardlessNotice } from './ui/go-cardless-notice';
export { ReviewCosts } from './ui/review-costs';
