import type { Screen } from './screen.types.ts';

/** Joins a screen's parts so that loader, head and view agree on one model. */
export const defineScreen = <Model>(screen: Screen<Model>): Screen<unknown> => screen as Screen<unknown>;
