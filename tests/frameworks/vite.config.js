import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

export default defineConfig({
  base: './',
  plugins: [
    solid({ include: /solid\.jsx$/ }),
    svelte(),
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'micro-max' } } }),
  ],
  resolve: {
    // The package as `cargo xtask dist` builds it.
    alias: { 'micro-max': process.env.MICRO_MAX_PACKAGE },
    // The examples lie outside of this folder; what they import is looked up in it.
    dedupe: ['preact', 'react', 'solid-js', 'svelte', 'vue'],
  },
  build: { emptyOutDir: true, outDir: process.env.MICRO_MAX_OUTPUT },
});
