export { createReviewCosts } from './model/review-costs';
export { text as costsText } from './texts';
export { ReviewCosts } from './ui/review-costs';
