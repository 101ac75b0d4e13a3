import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { leaveOut } from './build/leave-out.ts';
import { precache } from './build/precache.ts';

export default defineConfig({
  plugins: [react(), leaveOut('bots', 'terminal'), precache(), compress()],
  build: {
    target: 'es2022',
    // Worker, games and pages are chunks of their own; nothing is inlined, so that a strict CSP holds.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Compressing as well as can be takes longer than all else, and nobody need be warned of it.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es', plugins: () => [leaveOut('terminal')] },
  server: { port: 4173 },
});
