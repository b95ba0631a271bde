import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const read = (path) => readFileSync(new URL(path, import.meta.url));

/** The kit's variables with their values. */
const TOKENS = ['scheme', 'colors.generated', 'tokens']
  .map((name) => read(`../../../packages/course-kit/src/styles/${name}.css`))
  .join('\n');
const FONTS = [400, 700].map((weight) => {
  const file = `bricolage-grotesque-latin-${weight}-normal.woff2`;
  const font = read(
    `../../../packages/site/node_modules/@fontsource/bricolage-grotesque/files/${file}`,
  ).toString('base64');
  return `@font-face { font-family: Bricolage; font-weight: ${weight}; src: url(data:font/woff2;base64,${font}); }`;
});
/** How far from a node's edge its port is. */
const PORT = 24;
const MARK = read('../brands/langflow/public/favicon.svg').toString();

const STEP = { x: 30, y: 106 };
const NODE = { width: 372, height: 78 };
const UNLIT = 'var(--ck-color-edge)';

const { courseFlow } = await fromKit();

/** The rules of the course, which Node.js cannot read as they stand. */
async function fromKit() {
  const root = fileURLToPath(new URL('../../../packages/site', import.meta.url));
  const { module } = await runnerImport('@course-kit/react/model', { root, configFile: false });
  return module;
}

/** The course as the site's landing page draws it: a node for each level, joined by edges; `at` is where we are. */
function flow(levels, at = levels.length) {
  const { nodes, edges } = courseFlow(levels, (_, index) => index < at);
  const items = nodes.map(({ level: { level, title, color }, isReached }, index) => {
    const state = index === at ? 'here' : isReached ? 'reached' : 'ahead';
    const place = `inset: ${index * STEP.y}px auto auto ${index * STEP.x}px`;
    return `<li class="node" data-state="${state}" style="${place}; --level: ${isReached ? color : UNLIT}">
      <i></i><small>Level ${level}</small><b>${escaped(title)}</b></li>`;
  });
  const lines = edges.map(({ from: index, to: next, isLit }) => {
    const from = { x: index * STEP.x + PORT, y: index * STEP.y + NODE.height };
    const to = { x: from.x + STEP.x, y: next * STEP.y };
    const curve = `C${from.x} ${to.y} ${to.x} ${from.y} ${to.x} ${to.y}`;
    return `<path d="M${from.x} ${from.y} ${curve}" stroke="${isLit ? levels[index].color : UNLIT}" />`;
  });
  return `<svg width="600" height="600" fill="none" stroke-width="4">${lines.join('')}</svg><ol>${items.join('')}</ol>`;
}

/** Dark or white, whichever reads better on a colour such as `#10b981`. */
function readableOn(color) {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2 ? '#15171e' : '#ffffff';
}

/**
 * The page that a preview of links is a picture of, 1200 by 630 pixels: the course, or one of its levels.
 *
 * @param {{ title: string, levels: { level: number, title: string, color: string }[] }} course
 * @param {{ kicker?: string, title: string, note: string, at?: number }} words `at` is the index of the level
 */
export function picturePage(course, { kicker, title, note, at }) {
  const color = at === undefined ? 'var(--ck-color-accent)' : course.levels[at].color;
  const onColor = at === undefined ? 'var(--ck-color-on-accent)' : readableOn(color);
  return `<!doctype html><meta charset="utf-8" /><style>
    ${TOKENS}
    ${FONTS.join('\n')}
    * { box-sizing: border-box; margin: 0; padding: 0; }
    .picture {
      color-scheme: light;
      position: relative;
      inline-size: 1200px;
      block-size: 630px;
      overflow: hidden;
      background: radial-gradient(circle, var(--ck-color-border) 1.6px, transparent 2px) 0 0 / 30px 30px, var(--ck-color-canvas);
      border-block-end: 14px solid ${color};
      color: var(--ck-color-text);
      font-family: Bricolage;
    }
    .words { position: absolute; inset: 64px auto 56px 72px; inline-size: 570px; display: flex; flex-direction: column; }
    .brand { display: flex; align-items: center; gap: 18px; font-size: 30px; font-weight: 700; }
    .brand svg { inline-size: 56px; }
    .kicker {
      align-self: start; margin-block: auto 22px; padding: 8px 22px; border-radius: 99px;
      background: ${color}; color: ${onColor}; font-size: 30px; font-weight: 700;
    }
    .kicker:empty { padding: 0; }
    h1 { font-size: ${title.length > 24 ? 66 : 82}px; font-weight: 700; line-height: 1.02; letter-spacing: -0.03em; }
    .note { margin-block: 26px auto; color: var(--ck-color-muted); font-size: 30px; line-height: 1.3; }
    .flow { position: absolute; inset: 58px auto auto 684px; }
    .flow svg { position: absolute; }
    .node {
      position: absolute; inline-size: ${NODE.width}px; block-size: ${NODE.height}px; padding: 9px 24px;
      display: flex; flex-direction: column; border: 2px solid var(--ck-color-border);
      border-inline-start: 8px solid var(--level); border-radius: 16px;
      background: var(--ck-color-surface); list-style: none;
    }
    .node small { color: var(--ck-color-muted); font-size: 19px; }
    .node b { font-size: 27px; line-height: 1.15; letter-spacing: -0.01em; white-space: nowrap; }
    .node i {
      position: absolute; inset: -12px auto auto ${PORT - 18}px; inline-size: 20px; block-size: 20px;
      border: 3px solid #fff; border-radius: 50%; background: var(--level);
    }
    .node[data-state='here'] { background: var(--level); border-color: var(--level); }
    .node[data-state='here'] :is(b, small) { color: ${onColor}; }
    .node[data-state='ahead'] { border-style: dashed; border-inline-start-style: solid; }
    .node[data-state='ahead'] b { color: var(--ck-color-muted); }
  </style>
  <div class="picture ck-tokens">
    <div class="words">
      <p class="brand">${MARK}${escaped(course.title)}</p>
      <p class="kicker">${escaped(kicker ?? '')}</p>
      <h1>${escaped(title)}</h1>
      <p class="note">${escaped(note)}</p>
    </div>
    <div class="flow">${flow(course.levels, at)}</div>
  </div>`;
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
