export { islandsOf, unstyledIslands, type UnstyledIsland } from '../src/unstyled-islands.ts';
