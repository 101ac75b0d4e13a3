import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precache } from './build/precache.ts';

export default defineConfig({
  plugins: [react(), precache()],
  build: {
    target: 'es2022',
    // Worker, games and pages are chunks of their own; nothing is inlined, so that a strict CSP holds.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { port: 4173 },
});
