// Puts the example of each framework on the page.

import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { mount } from 'svelte';
import { createApp } from 'vue';
import SvelteBoard from '../../www/authors/examples/Board.svelte';
import VueBoard from '../../www/authors/examples/Board.vue';
import { Board as ReactBoard } from '../../www/authors/examples/react.jsx';

const placeOf = (id) => document.getElementById(id);

createRoot(placeOf('react')).render(createElement(ReactBoard));
createApp(VueBoard).mount(placeOf('vue'));
mount(SvelteBoard, { target: placeOf('svelte') });
