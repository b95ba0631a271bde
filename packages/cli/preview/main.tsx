import '@course-kit/react/styles.css';
import './page.css';
import './preview.css';
import { createRoot } from 'react-dom/client';
import preview, { type Preview } from 'virtual:course-kit/preview';
import { PreviewPage } from './preview-page';

const root = createRoot(document.getElementById('root')!);
let last: Preview | null = null;

/** While the course has issues, its last valid version is shown. */
function show(preview: Preview) {
  if (preview.course) last = preview;
  root.render(<PreviewPage {...(last ?? preview)} issues={preview.issues} />);
}

show(preview);
import.meta.hot?.accept('virtual:course-kit/preview', (module) => {
  if (module) show(module['default'] as Preview);
});
