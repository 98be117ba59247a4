export { createReviewCosts } from './model/review-costs';
export { ReviewCosts } from './ui/review-costs';
