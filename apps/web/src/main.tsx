import '@fontsource/bangers/latin-400.css';
import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow/latin-900.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepOffline } from './offline/worker.ts';
import { App } from './shell/App.tsx';
import { applyPreferences } from './shell/preferences.ts';
import { startRouter } from './shell/router.ts';

startRouter();
applyPreferences();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
keepOffline();
