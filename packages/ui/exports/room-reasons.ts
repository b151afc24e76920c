export { RoomReasons } from '../src/stay-bill/room-reasons.tsx';
