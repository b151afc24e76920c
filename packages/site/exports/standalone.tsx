/** Runs one remote's screens without the shell: for its own team, never for guests. */
export { mountStandalone } from '../src/standalone/mount-standalone.tsx';
