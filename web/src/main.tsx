import '@orrery/kit/tokens.css';
import './theme/fonts.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followInput } from './parts/last-input.ts';
import { followPreferences } from './preferences.ts';

followPreferences();
followInput();

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => {
    // Private windows may forbid it: the app works, only not offline.
  });
