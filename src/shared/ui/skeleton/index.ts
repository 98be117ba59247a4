export { Skeleton, SkeletonLines } from './skeleton';
export { SkeletonDetail } from './skeleton-detail';
