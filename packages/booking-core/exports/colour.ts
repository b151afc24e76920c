export { contrast, ink, isReadable, parseHex, white, type Channels } from '../src/colour/contrast.ts';
