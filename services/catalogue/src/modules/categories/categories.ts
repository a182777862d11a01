export { categoriesRoutes as registerCategories } from './categories.routes';
