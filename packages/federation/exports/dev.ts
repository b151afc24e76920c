/** Serving an app from its sources inside the running product. Set `NODE_ENV=development` before importing the presets. */
export { serveApp, type ServedApp } from '../src/dev/serve-app.ts';
