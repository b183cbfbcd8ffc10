export { makeMenu } from './controls.tsx';
