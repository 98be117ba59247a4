export { Shape, Skeleton } from './skeleton';
export { SkeletonDetail } from './skeleton-detail';
