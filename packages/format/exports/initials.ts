export { initialsOf } from '../src/initials.ts';
