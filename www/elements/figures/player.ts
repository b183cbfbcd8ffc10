export { makePlayer } from './controls.tsx';
