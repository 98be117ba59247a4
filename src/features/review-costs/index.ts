export { costLines } from './lib/cost-timeline';
export {
  createReviewCosts,
  type ReviewCosts as ReviewCostsModel,
  type Selection,
} from './model/review-costs';
export { CostBreakdown } from './ui/cost-breakdown';
export { ReviewCosts } from './ui/review-costs';
