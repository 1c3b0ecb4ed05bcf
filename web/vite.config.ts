import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { chunkOf } from './chunks.ts'
import { checkedMessages } from './locales.ts'
import { precache } from './precache.ts'

export default defineConfig({
  base: './', // it may be served at any path
  plugins: [checkedMessages(), svelte(), precache()],
  build: {
    outDir: '../src/allfather/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // an inlined picture would be a data: URL, which every page would have to load
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.txt' }, // of the libraries inside
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] } },
    },
  },
  server: {
    proxy: { '/api': { target: process.env.ALLFATHER ?? 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
