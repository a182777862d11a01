export { moduleVideosRoutes as registerModuleVideos } from './module-videos.routes';
