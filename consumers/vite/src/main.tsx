import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import { Showcase } from './shared/showcase';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Showcase />
  </StrictMode>,
);
