export { makeChoice, makeRadios } from './controls.tsx';
