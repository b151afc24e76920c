export { deadlineSaid } from '../src/deadline-said.ts';
