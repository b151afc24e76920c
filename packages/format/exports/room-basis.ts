export { roomBasisSaid } from '../src/room-basis.ts';
