export { sitemapRoutes as registerSitemap } from './sitemap.routes';
