export { type Category, findCategory } from './lib/category';
export { CategoryPicture } from './ui/category-picture';
export { CategoryTile } from './ui/category-tile';
