export { prepareNavigation } from '../src/navigation/navigation-on-demand.ts';
