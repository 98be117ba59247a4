export { SkeletonRows } from './skeleton-rows';
