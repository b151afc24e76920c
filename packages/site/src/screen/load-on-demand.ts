import type { Screen } from './screen.types.ts';

/**
 * A screen's `load` whose code comes when it is wanted. The first page arrives loaded by the server, so a browser needs
 * the loader only when the guest moves on within the page.
 */
export const loadOnDemand =
  <Model>(loader: () => Promise<Pick<Screen<Model>, 'load'>>): Screen<Model>['load'] =>
  async (request) =>
    (await loader()).load(request);
