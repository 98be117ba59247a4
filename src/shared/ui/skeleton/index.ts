export { SkeletonDetail } from './skeleton-detail';
export { SkeletonRows } from './skeleton-rows';
