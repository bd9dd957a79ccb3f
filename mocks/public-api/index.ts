export { publicApiFamily } from './family';
export { publicApiRoutes } from './routes';
