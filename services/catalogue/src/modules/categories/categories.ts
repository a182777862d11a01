export { type CategoryRow, findCategory } from './categories.repository';
export { categoriesRoutes as registerCategories } from './categories.routes';
