import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const SERVER = 'http://127.0.0.1:8000';

/** What was written elsewhere goes along with its licence. */
const licences: Plugin = {
  name: 'licences',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'assets/saira-stencil-one-licence.txt', source: readFileSync('node_modules/@fontsource/saira-stencil-one/LICENSE') });
  },
};

export default defineConfig({
  plugins: [svelte(), licences],
  build: { outDir: '../src/cantina/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], testTimeout: 30_000 },  // a busy machine is no reason to fail
});
