import type { jsPDF } from 'jspdf';
import { COLOURS, PAGE } from './certificate-layout.js';

/** As many nodes as stay inside the page with their distance. */
const MOST_NODES = 13;

/** Everything on the page that is no text: the ground, the double border, the rules and the way through the course. */
export function drawDecoration(pdf: jsPDF, level: number, levels = level + 1): void {
  drawGround(pdf);
  drawBorder(pdf);
  drawTitleRule(pdf);
  drawNameRule(pdf);
  drawFlow(pdf, level, levels);
}

/** Fine lines that swing across the page like the edges of a flow, pale enough to read over. */
function drawGround(pdf: jsPDF): void {
  const [left, right] = [15, PAGE.width - 15];
  const third = (right - left) / 3;
  pdf.setDrawColor(COLOURS.pale).setLineWidth(0.12);
  for (let strand = 0; strand < 22; strand += 1) {
    const swing = 10 + strand * 1.9;
    const middle = 188 - strand * 0.55;
    for (const side of [1, -1]) {
      pdf.lines(
        [[third, -swing * side, 2 * third, swing * side, right - left, 0]],
        left,
        middle,
        [1, 1],
        'S',
      );
    }
  }
}

function drawBorder(pdf: jsPDF): void {
  pdf.setDrawColor(COLOURS.ink).setLineWidth(1.1);
  pdf.rect(9, 9, PAGE.width - 18, PAGE.height - 18);
  pdf.setDrawColor(COLOURS.accent).setLineWidth(0.3);
  pdf.rect(12, 12, PAGE.width - 24, PAGE.height - 24);
  pdf.setFillColor(COLOURS.paper);
  for (const across of [12, PAGE.width - 12]) {
    for (const down of [12, PAGE.height - 12]) pdf.circle(across, down, 1.3, 'FD');
  }
}

function drawTitleRule(pdf: jsPDF): void {
  const down = 64;
  pdf.setDrawColor(COLOURS.accent).setLineWidth(0.3);
  pdf.line(PAGE.centre - 34, down, PAGE.centre - 3, down);
  pdf.line(PAGE.centre + 3, down, PAGE.centre + 34, down);
  pdf.setFillColor(COLOURS.accent);
  pdf.circle(PAGE.centre, down, 0.9, 'F');
}

function drawNameRule(pdf: jsPDF): void {
  pdf.setDrawColor(COLOURS.accent).setLineWidth(0.2);
  pdf.line(PAGE.centre - 72, 105.5, PAGE.centre + 72, 105.5);
}

/** The course is a flow: a node for each level, joined by edges, lit as far as the learner has come. */
function drawFlow(pdf: jsPDF, level: number, levels: number): void {
  const nodes = Math.min(Math.max(1, Math.trunc(levels)), MOST_NODES);
  const lit = Math.min(Math.max(1, Math.trunc(level)), nodes);
  const step = 15;
  const first = PAGE.centre - (step * (nodes - 1)) / 2;
  const height = (index: number) => 33 + (index % 2 === 0 ? 1.9 : -1.9);

  for (let index = 0; index < nodes - 1; index += 1) {
    const rise = height(index + 1) - height(index);
    pdf.setDrawColor(index + 1 < lit ? COLOURS.accent : COLOURS.unlit).setLineWidth(0.5);
    pdf.lines([[step / 2, 0, step / 2, rise, step, rise]], first + step * index, height(index), [1, 1], 'S');
  }
  for (let index = 0; index < nodes; index += 1) {
    const isLit = index < lit;
    const across = first + step * index;
    pdf.setFillColor(isLit ? COLOURS.accent : COLOURS.paper);
    pdf.setDrawColor(isLit ? COLOURS.accent : COLOURS.unlit).setLineWidth(0.5);
    pdf.roundedRect(across - 3.2, height(index) - 2, 6.4, 4, 1.2, 1.2, 'FD');
    pdf.setFillColor(COLOURS.paper);
    if (isLit) pdf.circle(across, height(index), 0.65, 'F');
  }
}
