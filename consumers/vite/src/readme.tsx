import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// Cut out of the package's README, to the letter, before the build.
import { Quiz } from './readme-example';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Quiz />
  </StrictMode>,
);
