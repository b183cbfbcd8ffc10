// Puts the example of each framework on the page.

import { h, render as renderPreact } from 'preact';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createComponent } from 'solid-js';
import { render as renderSolid } from 'solid-js/web';
import { mount } from 'svelte';
import { createApp } from 'vue';
import SvelteBoard from '../../www/authors/examples/Board.svelte';
import VueBoard from '../../www/authors/examples/Board.vue';
import { Board as PreactBoard } from '../../www/authors/examples/preact.jsx';
import { Board as ReactBoard } from '../../www/authors/examples/react.jsx';
import { Board as SolidBoard } from '../../www/authors/examples/solid.jsx';

const placeOf = (id) => document.getElementById(id);

createRoot(placeOf('react')).render(createElement(ReactBoard));
createApp(VueBoard).mount(placeOf('vue'));
mount(SvelteBoard, { target: placeOf('svelte') });
renderSolid(() => createComponent(SolidBoard, {}), placeOf('solid'));
renderPreact(h(PreactBoard), placeOf('preact'));
